// Lets a finger move the drawer: feeds touches to the drag machine and puts the drawer where the machine says.
import { type RefObject, useRef } from 'react';
import { DRAWER_DRAG_LIMIT_PX } from '../../../model/constants.ts';
import { type DragEvent, dragReducer, isHeld, NO_DRAG, shownPixels } from '../../state/drag.ts';
import { useListening } from '../../state/use-listening.ts';
import { touchZone } from './touch-zone.ts';

interface DragOptions {
  host: RefObject<HTMLElement | null>;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** True while a drag shows the drawer. */
  onDrag: (dragging: boolean) => void;
}

export function useDrag(options: DragOptions): void {
  const latest = useRef(options);
  latest.current = options;
  useListening((signal) => followTouches(latest, signal));
}

function followTouches(latest: RefObject<DragOptions>, signal: AbortSignal): void {
  let state = NO_DRAG;
  const step = (event: DragEvent): void => {
    const { host, onOpen, onClose, onDrag } = latest.current;
    const element = host.current;
    if (element === null) return;
    state = dragReducer(state, event);
    element.toggleAttribute('data-held', isHeld(state));
    const shown = shownPixels(state);
    // Before the position is given up, so that the drawer settles from where the finger left it.
    if (state.result !== null) element.toggleAttribute('data-open', state.result === 'open');
    if (shown === null) element.style.removeProperty('--shown');
    else element.style.setProperty('--shown', String(shown / DRAWER_DRAG_LIMIT_PX));
    onDrag(shown !== null);
    if (state.result === 'open') onOpen();
    if (state.result === 'close') onClose();
  };
  const onMove = (event: TouchEvent): void => {
    step({ type: 'move', ...pointOf(event) });
    // A browser that takes the gesture for scrolling reports only some of its moves.
    if (shownPixels(state) !== null && event.cancelable) event.preventDefault();
  };
  const onStart = (event: TouchEvent): void => {
    const { host, open } = latest.current;
    const zone = host.current && touchZone(event, host.current, open);
    step({ type: 'start', zone, ...pointOf(event) });
    // Only while it may move the drawer, so that no other scrolling ever waits for script.
    if (isHeld(state)) document.addEventListener('touchmove', onMove, { signal, passive: false });
  };
  const onEnd = (event: TouchEvent): void => {
    document.removeEventListener('touchmove', onMove);
    const fingers = event.touches.length;
    step(event.type === 'touchcancel' ? { type: 'cancel' } : { type: 'end', fingers });
  };
  const how = { passive: true, signal };
  document.addEventListener('touchstart', onStart, how);
  document.addEventListener('touchend', onEnd, how);
  document.addEventListener('touchcancel', onEnd, how);
}

function pointOf({ touches }: TouchEvent): { fingers: number; x: number; y: number } {
  const { clientX = 0, clientY = 0 } = touches[0] ?? {};
  return { fingers: touches.length, x: clientX, y: clientY };
}
