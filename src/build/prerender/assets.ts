// Finds in webpack's stats which files a document must name.
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

interface Folders {
  generated: string;
  dist: string;
}

export function siteAssets(stats: StatsCompilation, { generated, dist }: Folders): SiteAssets {
  const inline = readFileSync(`${generated}/inline/inline.js`, 'utf8').trim();
  const files = (group: string, groups = stats.entrypoints): string[] =>
    (groups?.[group]?.assets ?? []).map((asset) => `/${asset.name}`);
  const ending = (list: string[], extension: string): string[] =>
    list.filter((file) => file.endsWith(extension));
  const fonts = (stats.assets ?? [])
    .map((asset) => `/${asset.name}`)
    .filter((file) => /\/hanken-grotesk[^/]*\.woff2$/.test(file));
  const icon = (file: string): string => pictures(stats).get(file) ?? `/${file}`;
  const icons = { svg: icon('favicon.svg'), touch: icon('apple-touch-icon.png') };
  const main = files('main');
  const home = files('home', stats.namedChunkGroups);
  const print = files('print');
  const styles = ending(main, '.css');
  const scripts = ending(main, '.js');
  const integrity = hashes([...main, ...home, ...print], dist);
  const common = { inline, fonts, icons, integrity };
  return {
    page: { ...common, styles, scripts },
    home: {
      ...common,
      styles: [...styles, ...ending(home, '.css')],
      scripts: [...scripts, ...ending(home, '.js')],
    },
    printable: { ...common, styles, scripts: ending(print, '.js') },
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
