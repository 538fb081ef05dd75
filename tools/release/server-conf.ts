// The served folder's nginx.conf, and telling a running nginx of it before the site that needs it is shown.
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { moveConf } from '../../hosting/nginx.ts';
import { PREVIEW_PORT } from '../../hosting/write-hosting.ts';
import { replaceFile } from './durable.ts';
import { isRunning } from './lock.ts';

const POLICY = /add_header Content-Security-Policy "([^"]*)" always;/;
const SCRIPTS = /(add_header Content-Security-Policy "[^"]*script-src )([^;"]*)/;
const HASH = /^'sha256-.*'$/;

const WAIT_MS = 5000;
/** Old and new workers share the socket for a moment; so many in a row are all new ones. */
const IN_A_ROW = 20;

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

/** Writes DIR/nginx.conf; if it differs, or may never have been read, a running nginx reads it now. */
export async function applyConf(folder: string, conf: string, reread: boolean): Promise<void> {
  const file = join(folder, 'nginx.conf');
  const port = portFor(folder);
  const text = moveConf(conf, { root: join(folder, 'current'), port });
  const same = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (same && !reread) return;
  replaceFile(file, text);
  const pidFile = join(folder, 'nginx.pid');
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0;
  if (!isRunning(pid)) return;
  process.kill(pid, 'SIGHUP');
  await answered(port, POLICY.exec(text)?.[1] ?? '');
}

async function answered(port: number, policy: string): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  for (let row = 0; row < IN_A_ROW; ) {
    if (Date.now() > deadline) {
      throw new Error(
        `nginx at port ${port} was told to read its new configuration but does not answer with ` +
          'its Content-Security-Policy. The old site is still served. See what nginx logged, ' +
          'then release again.',
      );
    }
    row = (await policyNow(port)) === policy ? row + 1 : 0;
    if (row === 0) await sleep(20);
  }
}

/** On a connection of its own, because an open one stays with an old worker. */
function policyNow(port: number): Promise<unknown> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, method: 'HEAD', agent: false, timeout: 1000 };
    const call = request(options, (response) => {
      response.resume();
      resolve(response.headers['content-security-policy']);
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(null));
    call.end();
  });
}
