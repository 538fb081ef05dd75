// Tests and preview speak to the real nginx, because only it knows what its configuration means.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { moveConf } from './nginx.ts';

interface ServeOptions {
  dist: string;
  /** The nginx.conf that the build wrote; `.generated/nginx.conf` beside dist by default. */
  conf?: string;
  /** 0 or none: a free port. */
  port?: number;
}

export interface Served {
  origin: string;
  close(): Promise<void>;
}

const START_TIMEOUT_MS = 10_000;

export async function serve({ dist, conf, port }: ServeOptions): Promise<Served> {
  const root = resolve(dist);
  const confFile = conf ?? join(root, '..', '.generated', 'nginx.conf');
  for (const path of [root, confFile]) {
    await access(path).catch(() => {
      throw new Error(`${path} does not exist, so there is nothing to serve. Run: npm run build`);
    });
  }
  const place = { root, port: await freePort(port) };
  const prefix = await mkdtemp(join(tmpdir(), 'webpack-docs-nginx-'));
  await writeFile(join(prefix, 'nginx.conf'), moveConf(await readFile(confFile, 'utf8'), place));
  const remove = () => rm(prefix, { recursive: true, force: true });
  try {
    const nginx = await runNginx(prefix, place.port);
    return { ...nginx, close: () => nginx.close().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Runs a folder's own nginx.conf, as it is told to after a release. */
export async function runNginx(prefix: string, port: number): Promise<Served> {
  const origin = `http://127.0.0.1:${port}`;
  const nginx = startNginx(prefix);
  const stopWithUs = () => nginx.child.kill('SIGTERM');
  process.once('exit', stopWithUs);
  const close = async () => {
    process.off('exit', stopWithUs);
    if (!isRunning(nginx.child)) return;
    const exited = once(nginx.child, 'exit');
    nginx.child.kill('SIGTERM');
    await exited;
  };
  try {
    await Promise.race([nginx.failed, answers(origin, nginx.child)]);
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, close };
}

function startNginx(prefix: string): { child: ChildProcess; failed: Promise<never> } {
  // As root, nginx would hand its work to a user that may not read the site's folder.
  const user = userInfo();
  const globals = user.uid === 0 ? ['-g', `user ${user.username};`] : [];
  const args = ['-p', prefix, '-e', 'stderr', '-c', join(prefix, 'nginx.conf'), ...globals];
  const child = spawn('nginx', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  let stderr = '';
  child.stderr?.on('data', (data) => {
    stderr += data;
  });
  const failed = new Promise<never>((_, reject) => {
    child.once('error', (error) => {
      reject(
        new Error(
          `nginx cannot be started (${error.message}). Install nginx and its brotli module; ` +
            'on Debian: apt install nginx libnginx-mod-http-brotli-static',
        ),
      );
    });
    child.once('close', (code) => {
      reject(new Error(`nginx stopped with code ${code}:\n${stderr}`));
    });
  });
  // It also rejects when close() ends the process, and then nobody waits for it any more.
  failed.catch(() => {});
  return { child, failed };
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

async function answers(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (isRunning(child) && Date.now() < deadline) {
    const response = await fetch(origin, { method: 'HEAD' }).catch(() => null);
    if (response !== null) return;
    await sleep(20);
  }
  throw new Error(`nginx did not answer at ${origin} within ${START_TIMEOUT_MS} ms.`);
}

/** Asked before a server starts, because whoever holds the port would answer in its place. */
export async function freePort(wanted = 0, command = 'npm run preview'): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening, reject) => {
    server.once('error', (error) => {
      const advice = `Stop what listens there or choose another: PORT=${wanted + 1} ${command}`;
      reject(new Error(`Port ${wanted} cannot be used (${error.message}). ${advice}`));
    });
    server.listen(wanted, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
