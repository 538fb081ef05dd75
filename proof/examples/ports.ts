// Ports for the servers of examples: many run at once on one machine, and pages show the port a reader gets.
import { createServer } from 'node:net';

/** Below those that the system gives to connections of its own. */
const FIRST = 20_000;
const COUNT = 10_000;
let last = (process.pid * 37) % COUNT;

/** What a reader sees, by the variable that says otherwise. */
const READERS_PORTS = { WEBPACK_DEV_SERVER_BASE_PORT: 8080, PORT: 3000 };

export type Ports = Record<keyof typeof READERS_PORTS, number>;

export async function freePorts(): Promise<Ports> {
  return { WEBPACK_DEV_SERVER_BASE_PORT: await freePort(), PORT: await freePort() };
}

async function freePort(): Promise<number> {
  for (;;) {
    last = (last + 1) % COUNT;
    // Kept, because another example asks for its own ports while this one is tried.
    const port = FIRST + last;
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** A command of a reader, with the ports on which the servers really listen. */
export function withServersPorts(command: string, ports: Ports): string {
  return Object.entries(READERS_PORTS).reduce(
    (all, [name, port]) =>
      all.replaceAll(`localhost:${port}`, `localhost:${ports[name as keyof Ports]}`),
    command,
  );
}

/** Text with the ports a reader sees. */
export function withReadersPorts(text: string, ports: Ports): string {
  return Object.entries(READERS_PORTS).reduce(
    (all, [name, port]) => all.replaceAll(`:${ports[name as keyof Ports]}`, `:${port}`),
    text,
  );
}
