// Something to attack that nobody misses: a small project with secrets, a process, and servers that count who asks.
import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface Victim {
  project: string;
  /** In the environment of this process. */
  token: string;
  /** Process that sleeps. */
  pid: number;
  tcp: number;
  udp: number;
  http: number;
  /** Requests that the HTTP server got. */
  asked: () => number;
  unix: string;
  abstract: string;
  close: () => void;
}

/** Files that no page or example may read or change. */
const FILES = {
  'secret.txt': 'secret',
  '.git/config': 'secret',
  '.git/hooks/pre-commit': 'secret',
  'content/page.md': 'secret',
  'examples/other/src/index.js': 'secret',
  '.cache/fences/verdict.json': 'secret',
  'node_modules/victim/index.js': 'secret',
  'package.json': '{ "type": "module" }',
};

export const TOKEN = 'DOCS_TEST_TOKEN';

export async function makeVictim(): Promise<Victim> {
  const project = mkdtempSync(join(tmpdir(), 'victim-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  const token = `token-${process.pid}`;
  process.env[TOKEN] = token;
  const sleeper = spawn('sleep', ['600'], { stdio: 'ignore' });
  let asked = 0;
  const web = createHttpServer((_, response) => {
    asked += 1;
    response.setHeader('access-control-allow-origin', '*').end('secret');
  });
  const unix = join(project, 'server.sock');
  const abstract = `\0victim-${process.pid}`;
  const answering = (): Server =>
    createServer((socket) => {
      // Whoever asks may be gone.
      socket.on('error', () => socket.destroy()).end('secret');
    });
  const [tcp, local, hidden] = [answering(), answering(), answering()];
  const udp = createSocket('udp4', (_, { port, address }) => udp.send('secret', port, address));
  web.listen(0, '127.0.0.1');
  tcp.listen(0, '127.0.0.1');
  local.listen(unix);
  hidden.listen(abstract);
  udp.bind(0, '127.0.0.1');
  await Promise.all([web, tcp, local, hidden, udp].map((server) => once(server, 'listening')));
  return {
    project,
    token,
    pid: sleeper.pid ?? 0,
    tcp: (tcp.address() as AddressInfo).port,
    udp: udp.address().port,
    http: (web.address() as AddressInfo).port,
    asked: () => asked,
    unix,
    abstract,
    close: () => {
      delete process.env[TOKEN];
      sleeper.kill('SIGKILL');
      for (const server of [web, tcp, local, hidden, udp]) server.close();
      web.closeAllConnections();
      rmSync(project, { recursive: true });
    },
  };
}

/** What of it is no longer as it was made. */
export function damage({ project, pid }: Victim): string[] {
  const changed = Object.entries(FILES)
    .filter(([path, text]) => contentOf(join(project, path)) !== text)
    .map(([path]) => path);
  return isAlive(pid) ? changed : [...changed, 'a process of the machine'];
}

const contentOf = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8') : null;

function isAlive(pid: number): boolean {
  // A process that ended and that nobody asked about is still in the table.
  const status = contentOf(`/proc/${pid}/status`);
  return status !== null && !/^State:\s+Z/m.test(status);
}
