// `<LoaderOrder project="…" />`: the way through a chain of loaders and back, with the numbers of a real run; shorter where a pitch returned something.
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
  const [pitched, skipped, back] = [of('pitch'), of('skip'), of('normal')];
  const loaders = [...pitched, ...skipped];
  const short = skipped.length > 0;
  // The numbers count calls, and a skipped loader is not called.
  const called = calls.filter(({ phase }) => phase !== 'skip');
  const number = (phase: string, loader: string): number =>
    called.findIndex((call) => call.phase === phase && call.loader === loader) + 1;
  const plate = (row: number): Box => ({ ...PLATE, y: FIRST_Y + row * STEP });
  const yOf = (row: number): number => plate(row).y + PLATE.height / 2;
  const last = loaders.length + 1;
  const ends = { left: PLATE.x, right: PLATE.x + PLATE.width };

  const rows = loaders.map((loader, index) => {
    const row = index + 1;
    const at = (phase: string, x: number, end: number): string => {
      const count = number(phase, loader);
      return count === 0 ? '' : tie(x, end, yOf(row)) + circle(x, yOf(row), count);
    };
    const look = skipped.includes(loader) ? 'gf' : '';
    return (
      at('pitch', PITCH_X, ends.left) +
      at('normal', NORMAL_X, ends.right) +
      box(plate(row), { look }) +
      words([168, yOf(row)], loader, { anchor: 'middle' }) +
      (look === '' ? '' : words([NORMAL_X - 12, yOf(row)], 'not called', { sans: true }))
    );
  });
  const down = pitched.slice(1).map((_, index) => {
    return arrow([
      [PITCH_X, yOf(index + 1) + RADIUS],
      [PITCH_X, yOf(index + 2) - RADIUS],
    ]);
  });
  const up = back.slice(1).map((_, index) => {
    return arrow([
      [NORMAL_X, yOf(index + 2) - RADIUS],
      [NORMAL_X, yOf(index + 1) + RADIUS],
    ]);
  });
  const end = pitched.length;
  const turn = (yOf(end) + yOf(end + 1)) / 2;
  const around = [
    arrow([
      [ends.left, yOf(0)],
      [PITCH_X, yOf(0)],
      [PITCH_X, yOf(1) - RADIUS],
    ]),
    ...(short
      ? [
          arrow([
            [PITCH_X, yOf(end) + RADIUS],
            [PITCH_X, turn],
            [NORMAL_X, turn],
            ...(back.length === 0
              ? ([
                  [NORMAL_X, yOf(0)],
                  [ends.right, yOf(0)],
                ] as const)
              : ([[NORMAL_X, yOf(back.length) + RADIUS]] as const)),
          ]),
        ]
      : [
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
        ]),
    ...(back.length === 0
      ? []
      : [
          arrow([
            [NORMAL_X, yOf(1) - RADIUS],
            [NORMAL_X, yOf(0)],
            [ends.right, yOf(0)],
          ]),
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
    ...(short ? [words([NORMAL_X - 12, yOf(last)], 'not read', { sans: true })] : []),
    words([PITCH_X - RADIUS - 8, yOf(1)], 'pitch', { anchor: 'end' }),
    words([NORMAL_X + RADIUS + 8, yOf(1)], 'normal'),
  ];
  const way = `Order of calls in a chain of ${loaders.length} loaders: webpack first calls pitch of ${list(pitched)}. `;
  return {
    label:
      way +
      (short
        ? `The pitch of ${pitched.at(-1)} returns something, so ${list(skipped)} ${skipped.length === 1 ? 'is' : 'are'} not called and the file is not read. ` +
          (back.length === 0
            ? 'webpack gets what pitch returned.'
            : `The loaders before it are called: ${list(back)}, which gives its result to webpack.`)
        : `Then the file is read, and the loaders themselves are called: ${list(back)}, which gives its result to webpack.`),
    name: 'Order of loaders',
    caption: short
      ? `The ${code('pitch')} of ${code(pitched.at(-1) ?? '')} returns something, so the way back begins there. The numbers are the order of the calls in a build.`
      : `${code('pitch')} functions are called on the way in, the loaders themselves on the way back. The numbers are the order of the calls in a build.`,
    height: plate(last).y + PLATE.height + 2,
    marks: marks.join(''),
  };
}

const circle = (x: number, y: number, number: number): string =>
  `<circle cx="${x}" cy="${y}" r="${RADIUS}"/>${words([x, y], String(number), { anchor: 'middle', look: 'gn' })}`;
