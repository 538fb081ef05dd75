// The drawer's gestures as a pure machine, so that every pixel of the specification can be tested.
import {
  DRAG_DOMINANCE_RATIO,
  DRAWER_DRAG_LIMIT_PX,
  SWIPE_CLOSE_PX,
} from '../../model/constants.ts';

/** Where a touch began: on the strip that opens, or in the open drawer. */
export type DragZone = 'opener' | 'inside';

interface Point {
  x: number;
  y: number;
}

export interface DragState {
  /** `held`: a finger is down and nothing has counted yet. `ignored`: until all fingers are up. */
  phase: 'idle' | 'held' | 'dragging' | 'ignored';
  zone: DragZone;
  start: Point;
  /** The last position that counted. */
  last: Point;
  /** What the release that ended the last drag asks for. */
  result: 'open' | 'close' | null;
}

interface Touch extends Point {
  fingers: number;
}

export type DragEvent =
  | ({ type: 'start'; zone: DragZone | null } & Touch)
  | ({ type: 'move' } & Touch)
  /** `fingers` are those still on the screen. */
  | { type: 'end'; fingers: number }
  | { type: 'cancel' };

const ORIGIN: Point = { x: 0, y: 0 };
export const NO_DRAG: DragState = {
  phase: 'idle',
  zone: 'opener',
  start: ORIGIN,
  last: ORIGIN,
  result: null,
};

export function dragReducer(state: DragState, event: DragEvent): DragState {
  switch (event.type) {
    case 'start':
      return started(event);
    case 'move':
      return moved(state, event);
    case 'cancel':
      return NO_DRAG;
    case 'end':
      if (event.fingers > 0) return { ...NO_DRAG, phase: 'ignored' };
      return { ...NO_DRAG, result: resultOf(state) };
  }
}

function started({ zone, fingers, x, y }: DragEvent & { type: 'start' }): DragState {
  if (fingers > 1 || zone === null) return { ...NO_DRAG, phase: 'ignored' };
  return { phase: 'held', zone, start: { x, y }, last: { x, y }, result: null };
}

function moved(state: DragState, { fingers, x, y }: DragEvent & { type: 'move' }): DragState {
  if (state.phase !== 'held' && state.phase !== 'dragging') return state;
  if (fingers > 1) return { ...NO_DRAG, phase: 'ignored' };
  const dx = x - state.start.x;
  const dy = y - state.start.y;
  // Back on the very spot has no direction, yet it takes the drag back.
  const returned = dx === 0 && dy === 0 && state.phase === 'dragging';
  if (!returned && !(Math.abs(dy / dx) < DRAG_DOMINANCE_RATIO)) return state;
  return { ...state, phase: 'dragging', last: { x, y } };
}

/** How far the finger has gone in the direction that its zone is for. */
function distance({ zone, start, last }: DragState): number {
  return zone === 'opener' ? last.x - start.x : start.x - last.x;
}

function resultOf(state: DragState): DragState['result'] {
  if (state.phase !== 'dragging' || distance(state) <= SWIPE_CLOSE_PX) return null;
  return state.zone === 'opener' ? 'open' : 'close';
}

/** Pixels of the drawer that show under the finger; null while no drag moves it. */
export function shownPixels(state: DragState): number | null {
  if (state.phase !== 'dragging') return null;
  const along = Math.min(Math.max(distance(state), 0), DRAWER_DRAG_LIMIT_PX);
  return state.zone === 'opener' ? along : DRAWER_DRAG_LIMIT_PX - along;
}

/** Nothing animates while a finger holds the drawer. */
export function isHeld({ phase }: DragState): boolean {
  return phase === 'held' || phase === 'dragging';
}
