// One hash for all that shapes a card beside its text, so that cached cards are drawn again when it changes.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { FONT_FILES } from './fonts.ts';

const FOLDER = 'src/build/social';
const OTHERS = [
  'src/model/card.ts',
  'src/site/styles/tokens.css',
  'src/site/sprite.ts',
  // Not the lockfile: most of its changes have nothing to do with cards.
  'node_modules/@napi-rs/canvas/package.json',
  ...Object.values(FONT_FILES),
];

export function drawingVersion(project: string): string {
  const own = readdirSync(`${project}/${FOLDER}`)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => `${FOLDER}/${name}`);
  const hash = createHash('sha256').update(process.version);
  for (const path of [...own, ...OTHERS]) hash.update(readFileSync(`${project}/${path}`));
  return hash.digest('hex').slice(0, 16);
}
