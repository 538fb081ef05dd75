// What the doctor looks at outside the tree: Node, the web server, the browser, ports.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Finding } from './finding.ts';

export function checkNode(version: string, range: string): Finding {
  const wanted = Number(/\d+/.exec(range)?.[0]);
  const found = Number(version.replace(/^v/, '').split('.')[0]);
  return {
    what: `Node ${version}`,
    ok: found >= wanted,
    breaks: true,
    advice: `Use Node ${wanted} or newer; npm scripts use the one in node_modules after npm ci.`,
  };
}

/** Places of Debian's packages; the preview and the browser tests know no others. */
const MACHINE = {
  brotli: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  chromium: '/usr/bin/chromium',
  shell: '/usr/bin/chromium-headless-shell',
  bubblewrap: '/usr/bin/bwrap',
};

export function checkMachine(places: typeof MACHINE = MACHINE): Finding[] {
  const path = `${process.env['PATH']}:/usr/sbin`;
  const nginx = spawnSync('nginx', ['-v'], { env: { ...process.env, PATH: path }, timeout: 5000 });
  const only = 'only npm run preview and the browser checks need it.';
  return [
    {
      what: 'nginx',
      ok: nginx.error === undefined && nginx.status === 0,
      breaks: false,
      advice: `Install nginx; ${only}`,
    },
    {
      what: "nginx's brotli module",
      ok: existsSync(places.brotli),
      breaks: false,
      advice: `Install libnginx-mod-http-brotli-static; ${only}`,
    },
    {
      what: 'Chromium',
      ok: existsSync(places.chromium),
      breaks: false,
      advice: `Install Debian's chromium as ${places.chromium}; only the browser checks need it.`,
    },
    {
      what: "Chromium's headless shell",
      ok: existsSync(places.shell),
      breaks: false,
      advice: `Install Debian's chromium-headless-shell as ${places.shell}; only the browser checks need it.`,
    },
    {
      what: 'bubblewrap',
      ok: existsSync(places.bubblewrap),
      breaks: false,
      advice: 'Install bubblewrap; without it code of pages and examples runs with your rights.',
    },
  ];
}

/** Written out here, because the doctor must run without node_modules; a test holds it to the preview's. */
export const PORTS = { start: 3000, preview: 8080 };

/** A taken port stops `npm start` and the preview alike, but another can be named. */
export async function checkPort(port: number, command: string): Promise<Finding> {
  return {
    what: `port ${port} free for ${command}`,
    ok: await isFree(port),
    breaks: false,
    advice: `Something listens there. End it, or take another: PORT=${port + 1} ${command}`,
  };
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
