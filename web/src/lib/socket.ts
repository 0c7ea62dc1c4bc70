/** A table's socket: says hello, carries commands, comes back by itself when it is cut off. */

import type * as Told from "../generated/told";
import { OFFLINE, Refused } from "./api";
import { settings } from "./settings.svelte";

export type Message =
  | Told.TableTold
  | Told.StateTold
  | Told.UpdateTold
  | Told.ChatTold
  | Told.ChatsTold;
type Reply = Told.Ok | Told.Error | Told.End;
export type Done = Told.Ok & Record<string, unknown>;

export interface Listener {
  /** What the hello should name: what is known already. */
  known(): { seat: number | null; version: number | null; chat: number };
  hear(message: Message): void;
  /** The server knows us; its reply says which seats are ours. */
  greeted(reply: Done): void;
  /** "open": connected; "lost": tries again by itself; "refused": the server will not have us. */
  status(state: "open" | "lost" | "refused", error?: Refused): void;
}

interface Waiting {
  done: (reply: Done) => void;
  failed: (error: Refused) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const SILENCE = 25_000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #count = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  #heard = 0;
  #closed = false;
  #greeted = false;
  /** Ids have to be new after a reload, too: the server knows those of before. */
  #prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    this.#pulse = setInterval(() => this.#beat(), SILENCE);
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    document.addEventListener("visibilitychange", this.#tellLooking);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    document.removeEventListener("visibilitychange", this.#tellLooking);
    this.#socket?.close();
    this.#forget();
  }

  /** Send a command; the promise holds the server's answer. */
  command(type: string, fields: Record<string, unknown> = {}): Promise<Done> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused(OFFLINE, ""));
    const id = `${this.#prefix}-${++this.#count}`;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      socket.send(JSON.stringify({ type, id, ...fields }));
    });
  }

  async #greet(): Promise<void> {
    const { seat, version, chat } = this.listener.known();
    const fields = { version, chat, language: settings.language, texts: true };
    this.listener.greeted(await this.command("hello", seat === null ? fields : { ...fields, seat }));
    this.#greeted = true;
    if (document.hidden) this.#tellLooking(); // the server takes it that one looks
  }

  /** Whoever does not look is told of turns by other ways. */
  #tellLooking = (): void => {
    if (this.#greeted) this.command("looking", { looking: !document.hidden }).catch(() => undefined);
  };

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => {
      this.#greet().then(
        () => {
          this.#tries = 0;
          this.listener.status("open");
        },
        (error: unknown) => {
          if (!(error instanceof Refused) || error.code === OFFLINE) return;
          this.close();
          this.listener.status("refused", error);
        },
      );
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message | Reply);
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed) return;
      this.#socket = null;
      this.#forget();
      this.listener.status("lost");
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
      this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
    };
  }

  #hear(message: Message | Reply): void {
    this.#heard = Date.now();
    if (message.type === "ok" || message.type === "error") {
      const waiting = this.#waiting.get(message.id ?? "");
      this.#waiting.delete(message.id ?? "");
      if (message.type === "ok") waiting?.done(message as Done);
      else waiting?.failed(new Refused(message.code, message.text, message.rule ?? null));
    } else if (message.type !== "end") this.listener.hear(message);
  }

  /** Whoever waits for an answer will get none on this connection. */
  #forget(): void {
    for (const waiting of this.#waiting.values()) waiting.failed(new Refused(OFFLINE, ""));
    this.#waiting.clear();
  }

  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (this.#heard && Date.now() - this.#heard > 2.5 * SILENCE) this.#socket.close();
    else this.command("ping").catch(() => undefined);
  }

  /** The network is back, or the page is looked at again: do not wait any longer. */
  #now = (): void => {
    if (this.#closed || this.#socket !== null || document.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}
