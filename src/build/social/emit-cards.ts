// Writes the card of every page, drawn once for each text: a build that changes no title draws none.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CardText } from './card-text.ts';
import { drawingVersion } from './drawing-version.ts';

interface CardFolders {
  project: string;
  cache: string;
  dist: string;
}

interface EmittedCards {
  /** A page's address to its card's. */
  paths: Map<string, string>;
  drawn: number;
  bytes: number;
  largest: number;
}

export async function emitCards(
  cards: ReadonlyMap<string, CardText>,
  { project, cache, dist }: CardFolders,
): Promise<EmittedCards> {
  const folder = `${cache}/social/${drawingVersion(project)}`;
  mkdirSync(folder, { recursive: true });
  const drawn = await drawMissing(cards, folder, project);
  const hashes = cachedHashes(folder);
  const emitted: EmittedCards = { paths: new Map(), drawn, bytes: 0, largest: 0 };
  for (const [url, text] of cards) {
    const key = keyOf(text);
    const hash = hashes.get(key) ?? '';
    const file = fileOf(folder, key, hash);
    const path = cardPath(url, hash);
    mkdirSync(dirname(dist + path), { recursive: true });
    copyFileSync(file, dist + path);
    const { size } = statSync(file);
    emitted.paths.set(url, path);
    emitted.bytes += size;
    emitted.largest = Math.max(emitted.largest, size);
  }
  return emitted;
}

export function cardFigures({ paths, drawn, bytes, largest }: EmittedCards): string {
  const kilobytes = (count: number): string => `${Math.round(count / 1000)} KB`;
  return `${paths.size} cards, ${drawn} drawn now, ${kilobytes(bytes)}, largest ${kilobytes(largest)}`;
}

async function drawMissing(
  cards: ReadonlyMap<string, CardText>,
  folder: string,
  project: string,
): Promise<number> {
  const known = cachedHashes(folder);
  const byKey = new Map([...cards].map(([url, text]) => [keyOf(text), { url, text }]));
  const missing = [...byKey].filter(([key]) => !known.has(key));
  if (missing.length === 0) return 0;
  // Only now, so that a build with nothing to draw does not load the drawing library.
  const { drawCards } = await import('./draw-cards.ts');
  const wanted = missing.map(([key, card]) => ({
    ...card,
    save: (png: Buffer) => save(folder, key, png),
  }));
  await drawCards(wanted, project);
  return missing.length;
}

/** Written aside and moved, so that a killed build leaves no half picture. */
function save(folder: string, key: string, png: Buffer): void {
  const file = fileOf(folder, key, sha256(png).slice(0, 12));
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, png);
  renameSync(temporary, file);
}

/** The picture's hash is in its name too, so that ten thousand need not be read to be named. */
const fileOf = (folder: string, key: string, hash: string): string =>
  `${folder}/${key}.${hash}.png`;

/** Of each text's key, the hash of its picture. */
function cachedHashes(folder: string): Map<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
  return new Map(
    names.map((name) => {
      const [key = '', hash = ''] = name.split('.');
      return [key, hash];
    }),
  );
}

const keyOf = (text: CardText): string => sha256(JSON.stringify(text)).slice(0, 40);

/** `/configuration/output/` has `/social/configuration/output.<hash>.png`, the home page `index`. */
const cardPath = (url: string, hash: string): string =>
  `/social/${url === '/' ? 'index' : url.slice(1, -1)}.${hash}.png`;

const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');
