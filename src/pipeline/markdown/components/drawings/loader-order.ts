// `<LoaderOrder project="…" />`: the way through a chain of loaders and back, with the numbers of a real run.
import type { LoaderOrder } from '../../../../model/loader-order.ts';
import { arrow, type Box, box, code, list, type Picture, tie, words } from './pen.ts';

const PITCH_X = 72;
const NORMAL_X = 264;
const PLATE = { x: 100, width: 136, height: 36 };
const STEP = 60;
const FIRST_Y = 2;
const RADIUS = 12;

export function loaderOrderPicture(calls: LoaderOrder): Picture {
  const of = (phase: string): string[] =>
    calls.filter((call) => call.phase === phase).map(({ loader }) => loader);
  const [loaders, back] = [of('pitch'), of('normal')];
  const number = (phase: string, loader: string): number =>
    calls.findIndex((call) => call.phase === phase && call.loader === loader) + 1;
  const plate = (row: number): Box => ({ ...PLATE, y: FIRST_Y + row * STEP });
  const yOf = (row: number): number => plate(row).y + PLATE.height / 2;
  const last = loaders.length + 1;
  const ends = { left: PLATE.x, right: PLATE.x + PLATE.width };

  const rows = loaders.map((loader, index) => {
    const row = index + 1;
    return (
      tie(PITCH_X, ends.left, yOf(row)) +
      tie(NORMAL_X, ends.right, yOf(row)) +
      box(plate(row)) +
      words([168, yOf(row)], loader, { anchor: 'middle' }) +
      circle(PITCH_X, yOf(row), number('pitch', loader)) +
      circle(NORMAL_X, yOf(row), number('normal', loader))
    );
  });
  const down = loaders.slice(1).map((_, index) => {
    return arrow([
      [PITCH_X, yOf(index + 1) + RADIUS],
      [PITCH_X, yOf(index + 2) - RADIUS],
    ]);
  });
  const up = loaders.slice(1).map((_, index) => {
    return arrow([
      [NORMAL_X, yOf(index + 2) - RADIUS],
      [NORMAL_X, yOf(index + 1) + RADIUS],
    ]);
  });
  const around = [
    arrow([
      [ends.left, yOf(0)],
      [PITCH_X, yOf(0)],
      [PITCH_X, yOf(1) - RADIUS],
    ]),
    arrow([
      [PITCH_X, yOf(last - 1) + RADIUS],
      [PITCH_X, yOf(last)],
      [ends.left, yOf(last)],
    ]),
    arrow([
      [ends.right, yOf(last)],
      [NORMAL_X, yOf(last)],
      [NORMAL_X, yOf(last - 1) + RADIUS],
    ]),
    arrow([
      [NORMAL_X, yOf(1) - RADIUS],
      [NORMAL_X, yOf(0)],
      [ends.right, yOf(0)],
    ]),
  ];
  const marks = [
    ...around,
    ...down,
    ...up,
    box(plate(0), { look: 'gf' }),
    words([168, yOf(0)], 'webpack', { anchor: 'middle', sans: true }),
    ...rows,
    box(plate(last), { look: 'gf' }),
    words([168, yOf(last)], 'the file', { anchor: 'middle', sans: true }),
    words([PITCH_X - RADIUS - 8, yOf(1)], 'pitch', { anchor: 'end' }),
    words([NORMAL_X + RADIUS + 8, yOf(1)], 'normal'),
  ];
  return {
    label:
      `Order of calls in a chain of ${loaders.length} loaders: webpack first calls pitch of ${list(loaders)}. ` +
      `Then the file is read, and the loaders themselves are called: ${list(back)}, which gives its result to webpack.`,
    name: 'Order of loaders',
    caption: `${code('pitch')} functions are called on the way in, the loaders themselves on the way back. The numbers are the order of the calls in a build.`,
    height: plate(last).y + PLATE.height + 2,
    marks: marks.join(''),
  };
}

const circle = (x: number, y: number, number: number): string =>
  `<circle cx="${x}" cy="${y}" r="${RADIUS}"/>${words([x, y], String(number), { anchor: 'middle', look: 'gn' })}`;
