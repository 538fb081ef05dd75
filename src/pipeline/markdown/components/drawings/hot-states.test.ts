// Walks webpack's own runtime through every state: what it does is what is drawn, or what the caption leaves out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import { DRAWN, hotStatesPicture, LEFT_OUT } from './hot-states.ts';
import { PROJECT } from './read-drawn.ts';

const FILE = join(PROJECT, 'node_modules/webpack/lib/hmr/HotModuleReplacement.runtime.js');
/** webpack puts its own expressions in the place of the names between dollar signs. */
const SOURCE = readFileSync(FILE, 'utf8')
  .replace(/^[\s\S]*?module\.exports = /, 'return ')
  .replaceAll(/\$(\w+)\$/g, 'given.$1');

interface Hot {
  check(apply?: boolean): Promise<unknown>;
  apply(): Promise<unknown>;
  invalidate(): void;
  status(): string;
  addStatusHandler(handler: (status: string) => void): void;
}

interface Handled {
  error?: Error;
  apply?: (report: (error: Error) => void) => Promise<string[]>;
}

interface Bench {
  hot: Hot;
  /** Loads a chunk as bundled code would. */
  load(): Promise<void>;
}

interface Given {
  /** Null: the server has no list for this hash. */
  update?: object | null;
  /** One for each time an update is applied; the last one stays. */
  results?: Handled[];
  /** What a status handler does at a state. */
  at?: Record<string, (hot: Hot) => void>;
}

const observed = new Set<string>();
const OK: Handled = { apply: async () => [] };

function start({ update = {}, results = [OK], at = {} }: Given): Bench {
  const module = { hot: undefined as Hot | undefined };
  const left = [...results];
  const handler = () => (left.length > 1 ? left.shift() : left[0]);
  const given = {
    interceptModuleExecution: [] as ((options: object) => void)[],
    moduleCache: { a: module },
    hmrDownloadManifest: async () => update ?? undefined,
    hmrDownloadUpdateHandlers: {} as Record<string, unknown>,
    hmrInvalidateModuleHandlers: {} as Record<string, unknown>,
  };
  compileFunction(SOURCE, ['given', '__webpack_require__'])(given, () => {})();
  const add = (handlers: unknown[]): number => handlers.push(handler);
  given.hmrDownloadUpdateHandlers['test'] = (...all: unknown[]) => add(all[4] as unknown[]);
  given.hmrInvalidateModuleHandlers['test'] = (_: string, handlers: unknown[]) => add(handlers);
  const require = Object.assign(() => {}, { e: async () => {} });
  const options = { module, require, id: 'a' };
  given.interceptModuleExecution[0]?.(options);
  const hot = module.hot as Hot;
  let last = hot.status();
  hot.addStatusHandler((status) => {
    observed.add(`${last} ${status}`);
    last = status;
    const act = at[status];
    delete at[status];
    act?.(hot);
  });
  return { hot, load: () => options.require.e() };
}

const settled = (promise: Promise<unknown>): Promise<unknown> => promise.catch(() => {});
const refused: Handled = { error: new Error('not accepted') };
const broken: Handled = {
  apply: async (report) => {
    report(new Error('thrown'));
    return [];
  },
};

test('webpack goes through the states that are drawn or left out, and through no others', async () => {
  await start({ update: null }).hot.check();
  for (const results of [[OK], [refused], [broken]]) {
    await settled(start({ results }).hot.check(true));
    const { hot } = start({ results });
    await hot.check();
    await settled(hot.apply());
  }
  start({}).hot.invalidate();
  await start({ update: null, at: { check: (hot) => hot.invalidate() } }).hot.check();
  const waiting = start({});
  await waiting.hot.check();
  await waiting.load();
  for (const results of [[OK], [OK, refused]]) {
    await settled(start({ results, at: { apply: (hot) => hot.invalidate() } }).hot.check(true));
  }
  const known = [...DRAWN, ...LEFT_OUT].map(({ from, to }) => `${from} ${to}`);
  expect([...observed].sort()).toEqual(known.sort());
});

test('the source names no state that is not drawn', () => {
  const inSource = [...SOURCE.matchAll(/(?:setStatus\(|currentStatus = )"(\w+)"/g)];
  const drawn = new Set(DRAWN.flatMap(({ from, to }) => [from, to]));
  expect(new Set(['idle', ...inSource.map(([, state]) => state)])).toEqual(drawn);
});

test.each([
  ['abort', refused],
  ['fail', broken],
])('nothing leads out of %s', async (state, result) => {
  const { hot } = start({ results: [result] });
  await settled(hot.check(true));
  expect(hot.status()).toBe(state);
  expect(() => hot.check()).toThrow('only allowed in idle status');
  await expect(hot.apply()).rejects.toThrow('only allowed in ready status');
  hot.invalidate();
  expect(hot.status()).toBe(state);
});

test('the words say every way that is drawn, and the drawing has a line for each', () => {
  const { label, marks } = hotStatesPicture();
  for (const { from, to } of DRAWN) expect(label).toContain(`from ${from} to ${to} `);
  expect(marks.match(/class="gh"/g)).toHaveLength(DRAWN.length);
});
