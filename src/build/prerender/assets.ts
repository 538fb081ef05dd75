// Finds in webpack's stats which files a document must name.
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

export function siteAssets(stats: StatsCompilation, generated: string): SiteAssets {
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
  const styles = ending(main, '.css');
  const scripts = ending(main, '.js');
  return {
    page: { inline, fonts, icons, styles, scripts },
    home: {
      inline,
      fonts,
      icons,
      styles: [...styles, ...ending(home, '.css')],
      scripts: [...scripts, ...ending(home, '.js')],
    },
    printable: { inline, fonts, icons, styles, scripts: ending(files('print'), '.js') },
  };
}
