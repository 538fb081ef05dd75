// webpack's own messages send readers to this site: those addresses must land too.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/pipeline/problem.ts';
import type { Follow } from './landing.ts';
import type { OldLinks } from './legacy.ts';

export interface MessageUrl {
  /** File and line inside node_modules. */
  file: string;
  line: number;
  path: string;
  fragment: string;
}

const FOLDERS = ['webpack/lib', 'webpack/schemas', 'webpack-cli/lib', 'webpack-dev-server/lib'];
const ADDRESS = /https?:\/\/webpack\.js\.org(\/?[^\s"'`)\\<>]*)/g;
/** In a code comment that explains the form of such addresses. */
const NO_ADDRESS = new Set(['/option/name/']);

export function messageUrls(modules: string): MessageUrl[] {
  const found = new Map<string, MessageUrl>();
  for (const folder of FOLDERS) {
    for (const name of readdirSync(join(modules, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:js|json)$/.test(name)) continue;
      const file = join(folder, name);
      const lines = readFileSync(join(modules, file), 'utf8').split('\n');
      for (const [index, text] of lines.entries()) {
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

export function checkMessages(urls: readonly MessageUrl[], follow: Follow): OldLinks {
  const result: OldLinks = {
    total: urls.length,
    landing: 0,
    waiting: 0,
    retired: 0,
    problems: [],
  };
  for (const url of urls) {
    const landing = follow(url.path, url.fragment);
    if (landing.kind === 'lands') result.landing += 1;
    else if (landing.kind === 'waits') result.waiting += 1;
    else result.problems.push(lost(url));
  }
  return result;
}

function lost({ file, line, path, fragment }: MessageUrl): Problem {
  return {
    file: `node_modules/${file}`,
    line,
    what: `A message of webpack sends readers to ${path}${fragment && `#${fragment}`}, which is not there.`,
    advice: 'Give the heading about its subject that id as an alias, or add a redirect.',
  };
}
