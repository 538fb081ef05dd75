// Finds in webpack's stats which files a document must name, in the built site and under `npm start` alike.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import type { StatsCompilation } from 'webpack';
import type { Assets } from './load-renderer.ts';

export interface SiteAssets {
  page: Assets;
  /** For pages whose article has parts that only the late style knows. */
  complete: Assets;
  home: Assets;
  printable: Assets;
}

/** Address of each emitted picture by the name of its source. */
export function pictures(stats: StatsCompilation): Map<string, string> {
  return new Map(
    (stats.assets ?? []).flatMap(({ name, info }) => {
      const source = info.sourceFilename;
      return source && /\.(?:svg|png)$/.test(name) ? [[basename(source), `/${name}`]] : [];
    }),
  );
}

const filesOf = (group: string, groups: StatsCompilation['entrypoints']): string[] =>
  (groups?.[group]?.assets ?? []).map((asset) => `/${asset.name}`);
const ending = (list: string[], extension: string): string[] =>
  list.filter((file) => file.endsWith(extension));

/** What every document names. */
export function commonAssets(stats: StatsCompilation, inline: string): Assets {
  const main = filesOf('main', stats.entrypoints);
  const icon = (file: string): string => pictures(stats).get(file) ?? `/${file}`;
  return {
    inline,
    fonts: (stats.assets ?? [])
      .map((asset) => `/${asset.name}`)
      .filter((file) => /\/hanken-grotesk[^/]*\.woff2$/.test(file)),
    icons: { svg: icon('favicon.svg'), touch: icon('apple-touch-icon.png') },
    inlineStyles: [],
    styles: ending(main, '.css'),
    lateStyles: [],
    scripts: ending(main, '.js'),
  };
}

export function inlineScript(generated: string): string {
  return readFileSync(`${generated}/inline/inline.js`, 'utf8').trim();
}

interface Folders {
  generated: string;
  dist: string;
}

export function siteAssets(stats: StatsCompilation, { generated, dist }: Folders): SiteAssets {
  const home = filesOf('home', stats.namedChunkGroups);
  const print = filesOf('print', stats.entrypoints);
  const lateStyles = filesOf('late', stats.entrypoints);
  const { styles, ...named } = commonAssets(stats, inlineScript(generated));
  const text = (file: string): string => readFileSync(dist + file, 'utf8').trim();
  const inlineStyles = styles.map(text);
  const integrity = hashes([...lateStyles, ...named.scripts, ...home, ...print], dist);
  const page = { ...named, inlineStyles, styles: [], lateStyles, integrity };
  const complete = { inlineStyles: [...inlineStyles, ...lateStyles.map(text)], lateStyles: [] };
  // No document names them, and nothing else asks for them.
  for (const file of styles) rmSync(dist + file);
  return {
    page,
    complete: { ...page, ...complete },
    home: {
      ...page,
      inlineStyles: [...inlineStyles, ...ending(home, '.css').map(text)],
      // The home screen's code waits for its own file, which this makes sure of.
      lateStyles: [...lateStyles, ...ending(home, '.css')],
      scripts: [...page.scripts, ...ending(home, '.js')],
    },
    printable: { ...page, ...complete, scripts: ending(print, '.js') },
  };
}

/** Of the bytes as they are shipped: only page chunks are still written to after webpack. */
function hashes(files: readonly string[], dist: string): Record<string, string> {
  return Object.fromEntries(
    files.map((file) => {
      const digest = createHash('sha384')
        .update(readFileSync(dist + file))
        .digest('base64');
      return [file, `sha384-${digest}`];
    }),
  );
}
