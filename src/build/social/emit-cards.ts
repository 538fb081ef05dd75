// Writes the card of every page, drawn once for each text: a build that changes no title draws none.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Cache } from '../../pipeline/cache/cache.ts';
import type { CardText } from './card-text.ts';
import type { WantedCard } from './draw-cards.ts';

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
  { project, cache: folder, dist }: CardFolders,
): Promise<EmittedCards> {
  const cache = new Cache({ folder, name: 'social', code: import.meta.filename });
  // Its colours; the typefaces and the drawing library come in packages.
  const tokens = readFileSync(`${project}/src/site/styles/tokens.css`);
  const inputsOf = (text: CardText) => [tokens, JSON.stringify(text)];
  const pictures = new Map<string, Buffer>();
  const missing = new Map<string, WantedCard>();
  for (const [url, text] of cards) {
    const inputs = inputsOf(text);
    const key = cache.key(inputs);
    const kept = cache.bytes(inputs);
    if (kept !== null) pictures.set(key, kept);
    else {
      const save = (png: Buffer): void => {
        pictures.set(key, png);
        cache.write(inputs, png);
      };
      missing.set(key, { url, text, save });
    }
  }
  if (missing.size > 0) {
    // Only now, so that a build with nothing to draw does not load the drawing library.
    const { drawCards } = await import('./draw-cards.ts');
    await drawCards([...missing.values()], project);
  }
  const emitted: EmittedCards = { paths: new Map(), drawn: missing.size, bytes: 0, largest: 0 };
  for (const [url, text] of cards) {
    const png = pictures.get(cache.key(inputsOf(text))) as Buffer;
    const path = cardPath(url, png);
    mkdirSync(dirname(dist + path), { recursive: true });
    writeFileSync(dist + path, png);
    emitted.paths.set(url, path);
    emitted.bytes += png.length;
    emitted.largest = Math.max(emitted.largest, png.length);
  }
  return emitted;
}

export function cardFigures({ paths, drawn, bytes, largest }: EmittedCards): string {
  const kilobytes = (count: number): string => `${Math.round(count / 1000)} KB`;
  return `${paths.size} cards, ${drawn} drawn now, ${kilobytes(bytes)}, largest ${kilobytes(largest)}`;
}

/** `/configuration/output/` has `/social/configuration/output.<hash>.png`, the home page `index`. */
function cardPath(url: string, png: Buffer): string {
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 12);
  return `/social/${url === '/' ? 'index' : url.slice(1, -1)}.${hash}.png`;
}
