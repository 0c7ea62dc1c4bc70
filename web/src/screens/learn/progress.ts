/** Progress of this browser's reader in each lesson. */

import { readProgress, type Lesson, type Progress } from "./lesson";

function placeOf(lesson: Lesson): string {
  return `hotelier-learn-${lesson.game}`;
}

export function progressOf(lesson: Lesson): Progress | null {
  try {
    return readProgress(localStorage.getItem(placeOf(lesson)), lesson);
  } catch {
    return null; // no storage: every visit is the first
  }
}

export function keepProgress(lesson: Lesson, progress: Progress | null): void {
  try {
    if (progress) localStorage.setItem(placeOf(lesson), JSON.stringify(progress));
    else localStorage.removeItem(placeOf(lesson));
  } catch {
    // no storage: every visit is the first
  }
}
