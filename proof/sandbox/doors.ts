// Lets single ports through the wall of a sandbox: it has a network of its own, in which only it listens.
// Both sides meet at sockets in a folder they share.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type NetConnectOpts, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';

export interface Ways {
  /** Ports on which the command serves, for a browser out here. */
  in?: readonly number[];
  /** Ports of this machine that the command may ask. */
  out?: readonly number[];
}

const LOOPBACK = ['127.0.0.1', '::1'];
const INSIDE = join(import.meta.dirname, 'inside.ts');

/** The side out here. */
export class Doors {
  readonly folder = mkdtempSync(join(tmpdir(), 'door-'));
  readonly #servers: Server[];

  constructor({ in: ins = [], out = [] }: Ways) {
    this.#servers = [
      ...ins.flatMap((port) =>
        LOOPBACK.map((host) => relay({ host, port }, [{ path: socketOf(this.folder, port) }])),
      ),
      ...out.map((port) => relay({ path: socketOf(this.folder, port) }, onLoopback(port))),
    ];
  }

  close(): void {
    for (const server of this.#servers) server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The side in the sandbox: called there, opens before the command runs. */
export function openInside(folder: string, { in: ins = [], out = [] }: Ways): Server[] {
  return [
    ...ins.map((port) => relay({ path: socketOf(folder, port) }, onLoopback(port))),
    ...out.map((port) => relay({ host: '127.0.0.1', port }, [{ path: socketOf(folder, port) }])),
  ];
}

/** Starts the inner side, waits for its first line, then becomes the command. */
export function doorCommand(folder: string, ways: Ways, command: readonly string[]): string[] {
  const open = 'exec 9< <("$1" --no-warnings "$2" "$3" 2>/dev/null); read -r _ <&9; exec 9<&-';
  const args = [process.execPath, INSIDE, JSON.stringify({ folder, ways })];
  return ['/bin/bash', '-c', `${open}; shift 3; exec "$@"`, 'bash', ...args, ...command];
}

/** What the inner side needs to be able to read. */
export const INSIDE_FILES = [INSIDE, import.meta.filename];

/** A connection that breaks off is the affair of the two that talk. */
const nothing = (): void => {};

const socketOf = (folder: string, port: number): string => join(folder, `${port}.sock`);

const onLoopback = (port: number): NetConnectOpts[] => LOOPBACK.map((host) => ({ host, port }));

/** Hands every connection on to the first of the targets that takes it. */
function relay(at: { path: string } | { host: string; port: number }, to: NetConnectOpts[]) {
  const server = createServer({ allowHalfOpen: true }, (from) => {
    const attempt = ([target, ...others]: NetConnectOpts[]): void => {
      if (target === undefined) {
        from.destroy();
        return;
      }
      const far = connect({ ...target, allowHalfOpen: true });
      const refused = (): void => attempt(others);
      far.once('error', refused);
      far.once('connect', () => {
        far.off('error', refused);
        // Whichever way ends first, the other goes on.
        pipeline(from, far, nothing);
        pipeline(far, from, nothing);
      });
    };
    from.on('error', () => from.destroy());
    attempt(to);
  });
  // A machine without one of the two loopbacks has the other.
  server.on('error', () => server.close());
  return server.listen(at);
}
