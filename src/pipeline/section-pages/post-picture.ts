// The picture beside the newest post: modules on the design's lattice, and one way through them.

const COLUMN = 40;
const ROW = 23;
const COLUMNS = 13;
const ROWS = 13;
const MIDDLE = 6;
/** From the entry to the tip; columns and rows. */
const WAY: readonly Place[] = [
  [3, 9],
  [4, 8],
  [5, 7],
  [6, 6],
  [7, 5],
  [8, 6],
  [9, 5],
  [10, 6],
  [11, 5],
  [12, 6],
];

type Place = readonly [column: number, row: number];

const keyOf = ([column, row]: Place): string => `${column} ${row}`;
const x = ([column]: Place): number => 30 + column * COLUMN;
const y = ([, row]: Place): number => 22 + row * ROW;
const line = (places: readonly Place[]): string =>
  places.map((place, index) => `${index === 0 ? 'M' : 'L'}${x(place)} ${y(place)}`).join('');
const cube = (place: Place, size: number, of = ''): string =>
  `<use${of} href="#i-module" x="${x(place) - size / 2}" y="${y(place) - size * 0.55}" width="${size}" height="${size * 1.1}"></use>`;

/** A wedge whose tip is the end of the way, with gaps that look grown. */
function places(): Place[] {
  const way = new Set(WAY.map(keyOf));
  const all: Place[] = [];
  for (let column = 0; column < COLUMNS; column += 1) {
    for (let row = 0; row < ROWS; row += 1) {
      const place: Place = [column, row];
      const isInside = (column + row) % 2 === 0 && column <= COLUMNS - Math.abs(row - MIDDLE);
      const isGap = (column * 7 + row * 13) % 5 === 0;
      if (isInside && (!isGap || way.has(keyOf(place)))) all.push(place);
    }
  }
  return all;
}

function draw(): string {
  const all = places();
  const there = new Set(all.map(keyOf));
  const way = new Set(WAY.map(keyOf));
  const edges = all.flatMap((place) =>
    [-1, 1]
      .map((step): Place => [place[0] + 1, place[1] + step])
      .filter((next) => there.has(keyOf(next)))
      .map((next) => line([place, next])),
  );
  const far = all
    .filter((place) => !way.has(keyOf(place)))
    .map((place) => cube(place, (place[0] + place[1] * 3) % 4 === 0 ? 20 : 15));
  const [from, ...others] = WAY;
  return (
    '<svg class="post-pic" viewBox="0 0 540 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">' +
    `<g class="post-far"><path d="${edges.join('')}"></path>${far.join('')}</g>` +
    `<g class="post-way"><path d="${line(WAY)}"></path>${others.map((place) => cube(place, 22)).join('')}` +
    `${from ? cube(from, 30, ' class="post-from"') : ''}</g></svg>`
  );
}

export const POST_PICTURE = draw();
