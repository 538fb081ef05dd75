// One timer for all parts of a page that ask for the same beat, so that they move in the same frame.

export interface Times {
  /** Milliseconds to the first beat. */
  delay: number;
  /** Milliseconds between all others. */
  repeatDelay: number;
}

interface Clock {
  listeners: Set<() => void>;
  timer: number;
}

const clocks = new Map<string, Clock>();

/** Who comes later joins the beat that is running; without a listener no timer runs. */
export function onBeat({ delay, repeatDelay }: Times, listener: () => void): () => void {
  const name = `${delay} ${repeatDelay}`;
  const clock = clocks.get(name) ?? { listeners: new Set(), timer: 0 };
  if (clock.listeners.size === 0) {
    clocks.set(name, clock);
    const beat = (): void => {
      clock.timer = window.setTimeout(beat, repeatDelay);
      for (const each of clock.listeners) each();
    };
    clock.timer = window.setTimeout(beat, delay);
  }
  clock.listeners.add(listener);
  return () => {
    clock.listeners.delete(listener);
    if (clock.listeners.size > 0) return;
    window.clearTimeout(clock.timer);
    clocks.delete(name);
  };
}
