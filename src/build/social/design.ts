// What a card takes from the site's own design: colours of the dark theme and shapes of the sprite.
import { SPRITE } from '../../site/sprite.ts';

/** A token's colour in the dark theme. */
export function darkColor(css: string, token: string): string {
  const color = new RegExp(`${token}:\\s*(?:light-dark\\([^,]+,\\s*)?(#[0-9a-f]{6})`).exec(
    css,
  )?.[1];
  if (color !== undefined) return color;
  throw new Error(
    `src/site/styles/tokens.css has no colour ${token} as #rrggbb. Write it so there, or correct ` +
      'the name in src/build/social/.',
  );
}

interface Shape {
  /** The token that fills it; null for a line. */
  token: string | null;
  path: string;
}

/** The paths of one symbol, in the order they are painted. */
export function shapesOf(icon: string): Shape[] {
  const symbol = new RegExp(`<symbol id="i-${icon}"[^>]*>(.*?)</symbol>`).exec(SPRITE)?.[1] ?? '';
  const paths = symbol.matchAll(/<path(?: fill="var\((--[\w-]+)\)")? d="([^"]+)"\/>/g);
  const shapes = [...paths].map(([, token = null, path = '']) => ({ token, path }));
  if (shapes.length > 0) return shapes;
  throw new Error(`src/site/sprite.ts has no paths of "${icon}", which src/build/social/ draws.`);
}
