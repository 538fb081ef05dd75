// webpack's own messages send readers to this site: those addresses must land too.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MessageUrl {
  /** File and line inside node_modules. */
  file: string;
  line: number;
  path: string;
  fragment: string;
}

const FOLDERS = ['webpack/lib', 'webpack/schemas', 'webpack-cli/lib', 'webpack-dev-server/lib'];
const HOST = 'webpack.js.org';
const ADDRESS = /https?:\/\/webpack\.js\.org(\/?[^\s"'`)\\<>]*)/g;
/** In a code comment that explains the form of such addresses. */
const NO_ADDRESS = new Set(['/option/name/']);

export function messageUrls(modules: string): MessageUrl[] {
  const found = new Map<string, MessageUrl>();
  for (const folder of FOLDERS) {
    for (const name of readdirSync(join(modules, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:js|json)$/.test(name)) continue;
      const file = join(folder, name);
      const source = readFileSync(join(modules, file));
      if (!source.includes(HOST)) continue;
      for (const [index, text] of source.toString().split('\n').entries()) {
        for (const [, rest = ''] of text.matchAll(ADDRESS)) {
          const [path = '', fragment = ''] = rest.replace(/[.,:;]+$/, '').split('#');
          const url = path.endsWith('/') ? path : `${path}/`;
          if (NO_ADDRESS.has(url)) continue;
          found.set(`${url}#${fragment}`, { file, line: index + 1, path: url, fragment });
        }
      }
    }
  }
  return [...found.values()];
}
