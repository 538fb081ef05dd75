// The served folder's nginx.conf, and telling a running nginx of it before the site that needs it is shown.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveConf } from '../../hosting/nginx.ts';
import { PREVIEW_PORT } from '../../hosting/write-hosting.ts';
import { replaceFile } from './durable.ts';
import { nginxOf, reload, testConf } from './nginx-process.ts';

const POLICY = /add_header Content-Security-Policy "([^"]*)" always;/;
const HASH = /^'sha256-.*'$/;
/** In which inline scripts and styles are allowed by their hashes. */
const DIRECTIVES = ['script-src', 'style-src'];

const sourcesIn = (directive: string): RegExp =>
  new RegExp(`(add_header Content-Security-Policy "[^"]*${directive} )([^;"]*)`);

/** Inline scripts and styles of the older releases stay allowed: their documents are still being answered. */
export function withInlineOf(conf: string, older: readonly string[]): string {
  return DIRECTIVES.reduce((text, directive) => {
    const own = sources(conf, directive);
    const hashes = older
      .flatMap((each) => sources(each, directive))
      .filter((source) => HASH.test(source) && !own.includes(source));
    const all = [...own, ...[...new Set(hashes)].sort()].join(' ');
    return text.replace(sourcesIn(directive), (_, before: string) => before + all);
  }, conf);
}

function sources(conf: string, directive: string): string[] {
  const found = sourcesIn(directive).exec(conf)?.[2];
  if (found === undefined) {
    throw new Error(
      `The nginx configuration has no Content-Security-Policy with ${directive}. ` +
        'Use one that hosting/write-hosting.ts wrote: run npm run build.',
    );
  }
  return found.trim().split(' ');
}

/** The port of the environment, else the one the folder is served at, else that of the preview. */
function portFor(folder: string): number {
  const file = join(folder, 'nginx.conf');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(process.env.PORT ?? /listen 127\.0\.0\.1:(\d+);/.exec(text)?.[1] ?? PREVIEW_PORT);
}

interface Serving {
  port: number;
  /** The Content-Security-Policy that every answer must have. */
  policy: string;
}

/**
 * Writes DIR/nginx.conf; if it differs, or may never have been read, a running nginx reads it now.
 * Null when no nginx serves the folder.
 */
export async function applyConf(
  folder: string,
  conf: string,
  reread: boolean,
): Promise<Serving | null> {
  const file = join(folder, 'nginx.conf');
  const port = portFor(folder);
  const text = moveConf(conf, { root: join(folder, 'current'), port });
  const master = nginxOf(folder);
  const same = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (!same || reread) {
    replaceFile(file, text, (draft) => {
      if (master !== null) testConf(master, folder, draft);
    });
    if (master !== null) await reload(master);
  }
  return master === null ? null : { port, policy: POLICY.exec(text)?.[1] ?? '' };
}
