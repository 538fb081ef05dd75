// Which characters a font file can draw: for any other a picture would show an empty box and nobody would be told.
import { brotliDecompressSync } from 'node:zlib';

const HEADER_BYTES = 48;
/** Numbers of table tags that WOFF2 writes as one byte; the rest are spelt out. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const SPELT = 63;

/** Code points in a WOFF2 file's character map. */
export function charactersOf(woff2: Buffer): Set<number> {
  const count = woff2.readUInt16BE(12);
  let at = HEADER_BYTES;
  const base128 = (): number => {
    let value = 0;
    for (;;) {
      const byte = woff2.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0;
  let map: { start: number; end: number } | null = null;
  for (let table = 0; table < count; table++) {
    const flags = woff2.readUInt8(at++);
    const tag = flags & SPELT;
    if (tag === SPELT) at += 4;
    const whole = base128();
    const plain = tag === GLYF || tag === LOCA ? 3 : 0;
    const length = flags >> 6 === plain ? whole : base128();
    if (tag === CMAP) map = { start, end: start + length };
    start += length;
  }
  if (map === null) throw new Error('The font has no character map, so it can draw no text.');
  const tables = brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20)));
  return readMap(tables.subarray(map.start, map.end));
}

/** Of all subtables that list code points: format 4 in segments, format 12 in groups. */
function readMap(cmap: Buffer): Set<number> {
  const points = new Set<number>();
  for (let record = 0; record < cmap.readUInt16BE(2); record++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + record * 8 + 4));
    const format = table.readUInt16BE(0);
    if (format === 4) addSegments(table, points);
    if (format === 12) addGroups(table, points);
  }
  return points;
}

function addSegments(table: Buffer, points: Set<number>): void {
  const bytes = table.readUInt16BE(6);
  const word = (column: number, segment: number): number =>
    table.readUInt16BE(14 + column * bytes + (column > 0 ? 2 : 0) + segment);
  for (let segment = 0; segment < bytes; segment += 2) {
    const [end, start, delta, offset] = [0, 1, 2, 3].map((column) => word(column, segment)) as [
      number,
      number,
      number,
      number,
    ];
    for (let point = start; point <= end && point !== 0xffff; point++) {
      const place = 16 + 3 * bytes + segment + offset + 2 * (point - start);
      const glyph = offset === 0 ? (point + delta) & 0xffff : table.readUInt16BE(place);
      if (glyph !== 0) points.add(point);
    }
  }
}

function addGroups(table: Buffer, points: Set<number>): void {
  for (let group = 0; group < table.readUInt32BE(12); group++) {
    const at = 16 + group * 12;
    const end = table.readUInt32BE(at + 4);
    for (let point = table.readUInt32BE(at); point <= end; point++) points.add(point);
  }
}
