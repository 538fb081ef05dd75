// Finds in webpack's stats which files a document must name, in the built site and under `npm start` alike.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { StatsCompilation } from 'webpack';
import type { Assets } from './load-renderer.ts';

export interface SiteAssets {
  page: Assets;
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
    styles: ending(main, '.css'),
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
  const named = commonAssets(stats, inlineScript(generated));
  const { styles, scripts } = named;
  const integrity = hashes([...styles, ...scripts, ...home, ...print], dist);
  const common = { ...named, integrity };
  return {
    page: common,
    home: {
      ...common,
      styles: [...styles, ...ending(home, '.css')],
      scripts: [...scripts, ...ending(home, '.js')],
    },
    printable: { ...common, scripts: ending(print, '.js') },
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
