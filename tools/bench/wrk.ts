// One run of wrk, the load generator, and what it says.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Load {
  perSecond: number;
  requests: number;
  /** Answers other than 2xx and 3xx. */
  refused: number;
  /** Connections that failed, were cut or timed out. */
  socketErrors: number;
}

interface LoadOptions {
  url: string;
  seconds: number;
  connections: number;
}

const run = promisify(execFile);

export async function wrk({ url, seconds, connections }: LoadOptions): Promise<Load> {
  const args = ['-t2', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br', url];
  try {
    return readWrk((await run('wrk', args)).stdout);
  } catch (error) {
    throw new Error(`wrk failed (${(error as Error).message}). On Debian: apt install wrk`);
  }
}

export function readWrk(text: string): Load {
  const number = (pattern: RegExp): number | undefined =>
    pattern
      .exec(text)
      ?.slice(1)
      .reduce((sum, part) => sum + Number(part), 0);
  const perSecond = number(/Requests\/sec:\s+([\d.]+)/);
  const requests = number(/(\d+) requests in/);
  if (perSecond === undefined || requests === undefined)
    throw new Error(`wrk said nothing usable:\n${text}`);
  return {
    perSecond,
    requests,
    refused: number(/Non-2xx or 3xx responses: (\d+)/) ?? 0,
    socketErrors:
      number(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/) ?? 0,
  };
}
