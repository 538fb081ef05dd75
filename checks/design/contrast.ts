// Contrast of the tokens in both themes, computed from tokens.css itself so that no figure is typed.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Pairs } from './pairs.ts';

const FILE = fileURLToPath(new URL('../../src/site/styles/tokens.css', import.meta.url));
const HEX = '#[0-9a-f]{6}';

type Tokens = Map<string, { light: string; dark: string }>;

/** Every token that is a plain colour, by name, with its value in each theme. */
export function readTokens(css: string = readFileSync(FILE, 'utf8')): Tokens {
  const tokens: Tokens = new Map();
  const themed = new RegExp(`(--[\\w-]+):\\s*light-dark\\((${HEX}),\\s*(${HEX})\\)\\s*;`, 'g');
  for (const [, name = '', light = '', dark = ''] of css.matchAll(themed)) {
    tokens.set(name, { light, dark });
  }
  for (const [, name = '', colour = ''] of css.matchAll(
    new RegExp(`(--[\\w-]+):\\s*(${HEX})\\s*;`, 'g'),
  )) {
    tokens.set(name, { light: colour, dark: colour });
  }
  for (const [, name = '', other = ''] of css.matchAll(/(--[\w-]+):\s*var\((--[\w-]+)\)\s*;/g)) {
    const known = tokens.get(other);
    if (known) tokens.set(name, known);
  }
  return tokens;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

interface Judged {
  pair: string;
  ratio: number;
  least: number;
}

/** Every pair of a list in both themes. What stands on slate keeps its dark half in the light theme. */
export function judge(tokens: Tokens, lists: readonly Pairs[]): Judged[] {
  const colour = (name: string, theme: 'light' | 'dark'): string => {
    const token = tokens.get(name);
    if (token === undefined) {
      throw new Error(`tokens.css has no colour ${name}: mend its name in checks/design/pairs.ts.`);
    }
    return token[theme];
  };
  return lists.flatMap(({ ink, on, least, insideSlate = false }) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      ink.flatMap((name) =>
        on.map((surface) => ({
          pair: `${name} on ${surface}, ${theme}`,
          ratio: contrast(colour(name, insideSlate ? 'dark' : theme), colour(surface, theme)),
          least,
        })),
      ),
    ),
  );
}

export const tooFaint = (judged: readonly Judged[]): string[] =>
  judged
    .filter(({ ratio, least }) => ratio < least)
    .map(({ pair, ratio, least }) => `${pair}: ${ratio.toFixed(2)}, needs ${least}`);
