// Reads pages while nginx is under load and hashes every body: a wrong byte would be worse than no answer.
import { createHash } from 'node:crypto';
import { request } from 'node:http';

interface Bodies {
  whole: number;
  /** Connections that ended before the body did: the reader's browser would ask again. */
  cut: number;
  refused: number;
  corrupt: string[];
}

interface Watch {
  stop(): Promise<Bodies>;
}

/** `expected` has, for each path, the hashes of the bodies it may be answered with. */
export function watchBodies(
  origin: string,
  expected: ReadonlyMap<string, ReadonlySet<string>>,
  readers = 4,
): Watch {
  const bodies: Bodies = { whole: 0, cut: 0, refused: 0, corrupt: [] };
  const paths = [...expected.keys()];
  let over = false;
  let next = 0;
  const read = async (): Promise<void> => {
    while (!over) {
      const path = paths[next++ % paths.length] ?? '/';
      const answer = await bodyHash(origin + path);
      if (answer === null) bodies.cut++;
      else if (answer.status !== 200) bodies.refused++;
      else if (expected.get(path)?.has(answer.hash)) bodies.whole++;
      else bodies.corrupt.push(path);
    }
  };
  const all = Promise.all(Array.from({ length: readers }, read));
  return {
    stop: async () => {
      over = true;
      await all;
      return bodies;
    },
  };
}

function bodyHash(url: string): Promise<{ status: number; hash: string } | null> {
  return new Promise((resolve) => {
    const headers = { 'Accept-Encoding': 'br' };
    const call = request(url, { agent: false, headers, timeout: 10_000 }, (response) => {
      const hash = createHash('sha256');
      response.on('data', (chunk: Buffer) => hash.update(chunk));
      response.on('error', () => resolve(null));
      response.on('end', () =>
        resolve(
          response.complete ? { status: response.statusCode ?? 0, hash: hash.digest('hex') } : null,
        ),
      );
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(null));
    call.end();
  });
}
