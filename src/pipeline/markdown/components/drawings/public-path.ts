// `<PublicPath project="…" />`: one set of files, and the two places at which a build and a browser know them.
import type { OutputPlaces } from '../../../../model/output-places.ts';
import { monoWidth, sansWidth, shorten } from '../module-graph/measure.ts';
import { arrow, type Box, box, code, list, type Picture, type Point, WIDTH, words } from './pen.ts';

const FRAME_HEIGHT = 60;
const PAD = 12;
const LINE = 20;
const PLATE = { x: 52, width: 232, height: 32 };
const STEP = 40;
const FIRST_Y = 2;
const NOTE = 'in the page';
/** Letters of a name that leave room for the note. */
const BESIDE_NOTE = Math.floor(
  (PLATE.width - 3 * PAD - sansWidth(NOTE)) / (monoWidth('m'.repeat(100)) / 100),
);
/** Between a frame and the plates. */
const GAP = 26;
const DISK_X = 24;
const BROWSER_X = WIDTH - 24;

export function publicPathPicture({ path, publicPath, files }: OutputPlaces): Picture {
  const top: Box = { x: 1, y: FIRST_Y, width: WIDTH - 2, height: FRAME_HEIGHT };
  const plate = (index: number): Box => ({
    ...PLATE,
    y: FIRST_Y + FRAME_HEIGHT + GAP + index * STEP,
  });
  const yOf = (index: number): number => plate(index).y + PLATE.height / 2;
  const bottom: Box = { ...top, y: plate(files.length - 1).y + PLATE.height + GAP };
  const asked = files.flatMap(({ initial }, index) => (initial ? [] : index));

  const plates = files.map(({ name, initial }, index) => {
    const y = yOf(index);
    const note = { sans: true, anchor: 'end', look: 'gpn' } as const;
    return (
      box(plate(index), { look: 'gp' }) +
      words([PLATE.x + PAD, y], initial ? shorten(name, BESIDE_NOTE) : shorten(name), {
        look: 'gpt',
      }) +
      (initial ? words([PLATE.x + PLATE.width - PAD, y], NOTE, note) : '')
    );
  });
  // One line reaches the farthest file; the others branch off it.
  const written = files.map((_, index) => {
    const start = index === files.length - 1 ? [point(DISK_X, top.y + FRAME_HEIGHT)] : [];
    return arrow([...start, point(DISK_X, yOf(index)), point(PLATE.x, yOf(index))]);
  });
  const requests = asked.map((index) => {
    const start = index === asked[0] ? [point(BROWSER_X, bottom.y)] : [];
    const end = point(PLATE.x + PLATE.width, yOf(index));
    return arrow([...start, point(BROWSER_X, yOf(index)), end], { dashed: true });
  });
  const [named, later] = [true, false].map((initial) =>
    files.filter((file) => file.initial === initial).map(({ name }) => name),
  ) as [string[], string[]];
  const marks = [
    ...written,
    ...requests,
    frame(top, 'output.path', 'where webpack writes', path),
    ...plates,
    frame(bottom, 'output.publicPath', 'where the browser asks', publicPath),
  ];
  return {
    label:
      `webpack writes ${list(files.map(({ name }) => name))} to ${path}, which is output.path. ` +
      `The page itself names ${list(named)}. ` +
      `The running program asks for ${list(later)} at ${publicPath}, which is output.publicPath.`,
    name: 'path and publicPath',
    caption: `${code('path')} is a folder on your disk, and ${code('publicPath')} is the URL at which a browser finds the same files. Files marked “in the page” are named by its HTML; dashed lines are requests that the running program makes.`,
    height: bottom.y + FRAME_HEIGHT + 2,
    marks: marks.join(''),
  };
}

const point = (x: number, y: number): Point => [x, y];

function frame(place: Box, option: string, note: string, value: string): string {
  const x = place.x + PAD;
  return (
    box(place, { radius: 10 }) +
    words([x, place.y + LINE], option) +
    words([x + monoWidth(option) + 8, place.y + LINE], note, { sans: true }) +
    words([x, place.y + 2 * LINE], value, { look: 'gv' })
  );
}
