// Before the first frame a document needs nothing but itself: what its template holds is asked for once that frame is on the screen.

export const LATE_ID = 'late';

/** A tab that draws no frame, hidden or on a busy machine, is not left without script for longer. */
const NO_FRAME_MS = 3000;

export function askAfterFirstFrame(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const late = document.querySelector<HTMLTemplateElement>(`#${LATE_ID}`);
    if (late === null) return;
    // Moves what the template holds, so a second call finds it empty.
    const ask = (): void => document.head.append(late.content);
    if (document.hidden) ask();
    else {
      new PerformanceObserver(ask).observe({ type: 'paint', buffered: true });
      setTimeout(ask, NO_FRAME_MS);
    }
  });
}
