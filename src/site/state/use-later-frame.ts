// Fetches the part of the frame that no reader waits for; until it is there, its links lead to pages that do the same.
import { type ComponentType, useEffect, useState } from 'react';
import type { LaterFrameProps } from '../later/LaterFrame.tsx';

/** Null until its code is there. What did not come is asked for again with the next page. */
export function useLaterFrame(url: string): ComponentType<LaterFrameProps> | null {
  const [later, setLater] = useState<{ LaterFrame: ComponentType<LaterFrameProps> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another try
  useEffect(() => {
    import(/* webpackChunkName: 'later' */ '../later/LaterFrame.tsx').then(setLater, console.info);
  }, [url]);
  return later?.LaterFrame ?? null;
}
