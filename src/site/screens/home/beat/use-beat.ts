// Counts the beats of the page's clock; a paused part keeps its count.
import { useEffect, useState } from 'react';
import { onBeat, type Times } from './clock.ts';

export function useBeat({ delay, repeatDelay }: Times, paused = false): number {
  const [beat, setBeat] = useState(0);
  useEffect(() => {
    if (paused) return;
    return onBeat({ delay, repeatDelay }, () => setBeat((count) => count + 1));
  }, [delay, repeatDelay, paused]);
  return beat;
}
