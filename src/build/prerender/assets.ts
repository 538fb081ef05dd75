// Finds in webpack's stats which files a document must name.
import { readFileSync } from 'node:fs';
import type { StatsCompilation } from 'webpack';
import type { Assets } from './load-renderer.ts';

export interface SiteAssets {
  page: Assets;
  home: Assets;
  printable: Assets;
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
  const main = files('main');
  const home = files('home', stats.namedChunkGroups);
  const styles = ending(main, '.css');
  const scripts = ending(main, '.js');
  return {
    page: { inline, fonts, styles, scripts },
    home: {
      inline,
      fonts,
      styles: [...styles, ...ending(home, '.css')],
      scripts: [...scripts, ...ending(home, '.js')],
    },
    printable: { inline, fonts, styles, scripts: ending(files('print'), '.js') },
  };
}
