/** One sound: the bell of the reception, when it is the reader's turn. */

let context: AudioContext | undefined;

export function chime(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [delay, pitch] of [[0, 1318.5], [0.12, 1760]] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start + delay);
    volume.gain.exponentialRampToValueAtTime(0.08, start + delay + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + delay + 0.9);
    tone.connect(volume).connect(context.destination);
    tone.start(start + delay);
    tone.stop(start + delay + 1);
  }
}
