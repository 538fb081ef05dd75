// `<HotStates />`: the states of Hot Module Replacement, as webpack's own runtime goes through them.
import { arrow, type Box, box, code, type Picture, type Point, words } from './pen.ts';

interface Transition {
  from: State;
  to: State;
  /** Completes "from … to … ". */
  when: string;
}

type State = 'idle' | 'check' | 'prepare' | 'ready' | 'dispose' | 'apply' | 'abort' | 'fail';

/** hot-states.test.ts walks webpack's runtime through all of them, and through those that are left out. */
export const DRAWN: readonly Transition[] = [
  { from: 'idle', to: 'check', when: 'when check() is called' },
  { from: 'check', to: 'idle', when: 'if there is no update' },
  { from: 'check', to: 'prepare', when: 'if there is an update' },
  { from: 'prepare', to: 'ready', when: 'when its files are loaded' },
  { from: 'prepare', to: 'dispose', when: 'without a stop, after check(true)' },
  { from: 'ready', to: 'dispose', when: 'when apply() is called' },
  { from: 'prepare', to: 'abort', when: 'if the change is not accepted, after check(true)' },
  { from: 'ready', to: 'abort', when: 'if the change is not accepted' },
  { from: 'dispose', to: 'apply', when: 'at once' },
  { from: 'apply', to: 'idle', when: 'when the update is done' },
  { from: 'apply', to: 'fail', when: 'if the new code or a handler throws' },
];

/** Ways of invalidate(), and of a chunk that the program loads while an update waits. */
export const LEFT_OUT: readonly Omit<Transition, 'when'>[] = [
  { from: 'idle', to: 'ready' },
  { from: 'check', to: 'ready' },
  { from: 'ready', to: 'prepare' },
  { from: 'apply', to: 'dispose' },
  { from: 'apply', to: 'abort' },
];

const PILL = { width: 88, height: 32 };
const MAIN_X = 140;
const SIDE_X = 246;
const FIRST_Y = 26;
const STEP = 72;
const DONE_X = 12;
const DONE_Y = 8;
const DIRECT_X = 116;

const MAIN: readonly State[] = ['idle', 'check', 'prepare', 'ready', 'dispose', 'apply'];

export function hotStatesPicture(): Picture {
  const main = (state: State): Box => ({
    ...PILL,
    x: MAIN_X,
    y: FIRST_Y + MAIN.indexOf(state) * STEP,
  });
  const beside = (state: State): Box => ({ ...main(state), x: SIDE_X });
  const centre = MAIN_X + PILL.width / 2;
  const above = (state: State, x = centre): Point => [x, main(state).y];
  const below = (state: State, x = centre): Point => [x, main(state).y + PILL.height];
  const left = (state: State): Point => [MAIN_X, main(state).y + PILL.height / 2];
  const right = (state: State): Point => [MAIN_X + PILL.width, main(state).y + PILL.height / 2];
  /** Between a state and the next one. */
  const after = (state: State): number => main(state).y + PILL.height + (STEP - PILL.height) / 2;
  const sideX = SIDE_X + PILL.width / 2;
  const [, prepareY] = right('prepare');
  const [, applyY] = left('apply');
  const [, disposeY] = left('dispose');

  const marks = [
    arrow([below('idle', centre + 14), above('check', centre + 14)]),
    arrow([above('check', centre - 14), below('idle', centre - 14)]),
    arrow([below('check'), above('prepare')]),
    arrow([below('prepare'), above('ready')]),
    arrow([below('ready'), above('dispose')]),
    arrow([below('dispose'), above('apply')]),
    arrow([left('prepare'), [DIRECT_X, prepareY], [DIRECT_X, disposeY], left('dispose')]),
    arrow([left('apply'), [DONE_X, applyY], [DONE_X, DONE_Y], [centre, DONE_Y], above('idle')]),
    arrow([right('prepare'), [sideX, prepareY], [sideX, beside('ready').y]]),
    arrow([right('ready'), [SIDE_X, right('ready')[1]]]),
    arrow([right('apply'), [SIDE_X, applyY]]),
    ...MAIN.map((state) => pill(main(state), state, state === 'idle' ? 'gi' : '')),
    pill(beside('ready'), 'abort', 'gb'),
    pill(beside('apply'), 'fail', 'gb'),
    words([centre + 26, after('idle')], 'check()'),
    words([centre - 24, after('idle')], 'no update', { sans: true, anchor: 'end' }),
    words([centre + 12, after('check')], 'update found', { sans: true }),
    words([centre + 12, after('prepare')], 'files loaded', { sans: true }),
    words([centre - 10, after('ready')], 'apply()', { anchor: 'end' }),
    words([DIRECT_X - 8, left('ready')[1]], 'check(true)', { anchor: 'end' }),
    words([DONE_X + 10, applyY - 12], 'done', { sans: true }),
    words([sideX, after('ready') - 8], 'not accepted', { sans: true, anchor: 'middle' }),
    words([sideX, after('apply') - 8], 'code throws', { sans: true, anchor: 'middle' }),
  ];
  const ways = DRAWN.map(({ from, to, when }) => `from ${from} to ${to} ${when}`);
  return {
    label: `States of an update: ${ways.join('; ')}. abort and fail have no way back.`,
    name: 'States of Hot Module Replacement',
    caption: `Only a reload leads out of ${code('abort')} and ${code('fail')}. Not drawn: calls of ${code('invalidate()')}, and chunks that the program loads while an update waits.`,
    height: after('apply') + 2,
    marks: marks.join(''),
  };
}

function pill(place: Box, state: State, look: string): string {
  const middle: Point = [place.x + place.width / 2, place.y + place.height / 2];
  const ink = look === 'gb' ? 'gbt' : '';
  return box(place, { look }) + words(middle, state, { anchor: 'middle', look: ink });
}
