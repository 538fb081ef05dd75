// The served folder's nginx.conf, and telling a running nginx of it before the site that needs it is shown.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moveConf } from '../../hosting/nginx.ts';
import { PREVIEW_PORT } from '../../hosting/write-hosting.ts';
import { replaceFile } from './durable.ts';
import { nginxOf, reload, testConf } from './nginx-process.ts';

const POLICY = /add_header Content-Security-Policy "([^"]*)" always;/;
const SCRIPTS = /(add_header Content-Security-Policy "[^"]*script-src )([^;"]*)/;
const HASH = /^'sha256-.*'$/;

/** Inline scripts of the older releases stay allowed: their documents are still being answered. */
export function withScriptsOf(conf: string, older: readonly string[]): string {
  const own = scripts(conf);
  const hashes = older
    .flatMap(scripts)
    .filter((source) => HASH.test(source) && !own.includes(source));
  const all = [...own, ...[...new Set(hashes)].sort()].join(' ');
  return conf.replace(SCRIPTS, (_, before: string) => before + all);
}

function scripts(conf: string): string[] {
  const sources = SCRIPTS.exec(conf)?.[2];
  if (sources === undefined) {
    throw new Error(
      'The nginx configuration has no Content-Security-Policy with script-src. ' +
        'Use one that hosting/write-hosting.ts wrote: run npm run build.',
    );
  }
  return sources.trim().split(' ');
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
