// The search as it is shipped: its worker, started in the built site, and the file it reads.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import {
  SEARCH_POINTER,
  type SearchFile,
  type SearchHeads,
  type SearchPointer,
  withTexts,
} from '../../src/model/search/search-file.ts';
import type { SearchAnswer } from '../../src/site/search/service.ts';

interface Shipped {
  /** Address of the worker's script. */
  worker: string;
  file: SearchFile;
  /** What the worker fetches until it can answer, itself included. */
  bytes: number;
  /** Of each file with texts. */
  textBytes: number[];
}

export function readShipped(dist: string): Shipped {
  const workers = readdirSync(join(dist, 'assets')).filter((name) =>
    /^search-worker\.\w+\.js$/.test(name),
  );
  const [worker] = workers;
  if (worker === undefined || workers.length > 1) {
    throw new Error(
      `${dist}/assets has ${workers.length} search workers, not one. Run npm run build.`,
    );
  }
  const pointer = readFileSync(join(dist, SEARCH_POINTER));
  const { file } = JSON.parse(pointer.toString()) as SearchPointer;
  const heads = readFileSync(join(dist, file));
  const parsed = JSON.parse(heads.toString()) as SearchHeads;
  const texts = parsed.texts.map((path) => readFileSync(join(dist, path)));
  const script = readFileSync(join(dist, 'assets', worker));
  return {
    worker: `/assets/${worker}`,
    file: withTexts(parsed, Object.assign({}, ...texts.map((text) => JSON.parse(String(text))))),
    bytes: sizeOf([pointer, heads, script]),
    textBytes: texts.map((text) => sizeOf([text])),
  };
}

const sizeOf = (files: readonly Buffer[]): number =>
  files.reduce((sum, one) => sum + brotliCompressSync(one).length, 0);

/** Asks the worker in the page, one query after the other, as a reader would. */
export function askWorker(
  page: Page,
  worker: string,
  queries: readonly string[],
): Promise<SearchAnswer[]> {
  return page.evaluate(
    async ({ script, asked }) => {
      const search = new Worker(script);
      const call = (id: number, asking: object): Promise<SearchAnswer> =>
        new Promise((resolve, reject) => {
          search.onerror = () => reject(new Error(`${script} does not start.`));
          search.onmessage = ({ data }) => {
            if (data.id !== id) reject(new Error(`Asked ${id}, the worker answered ${data.id}.`));
            else if (data.ok) resolve(data.answer);
            else reject(new Error(data.message));
          };
          search.postMessage({ id, ...asking });
        });
      const answers: SearchAnswer[] = [];
      await call(-1, { call: 'whole' });
      for (const [id, query] of asked.entries()) {
        answers.push(await call(id, { call: 'search', query, context: { url: '/' } }));
      }
      search.terminate();
      return answers;
    },
    { script: worker, asked: [...queries] },
  );
}
