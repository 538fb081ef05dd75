// Lets a finger move the drawer, whose button works without this: the code comes with what no reader waits for.
import { useRef } from 'react';
import { useListening } from '../../state/use-listening.ts';
import type { DragOptions } from './follow-touches.ts';

export function useDrag(options: DragOptions): void {
  const latest = useRef(options);
  latest.current = options;

  useListening((signal) => {
    import(/* webpackChunkName: 'later' */ './follow-touches.ts')
      .then(({ followTouches }) => signal.aborted || followTouches(latest, signal))
      .catch(console.info);
  });
}
