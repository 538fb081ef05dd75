import { expect, test } from 'vitest';
import { oneAtATime } from './dev-mistakes.ts';

/** Runs that end when the test says so. */
function stage() {
  const runs: (PromiseWithResolvers<number> & { url: string })[] = [];
  const ask = oneAtATime((url) => {
    const run = { url, ...Promise.withResolvers<number>() };
    runs.push(run);
    return run.promise;
  });
  return { runs, ask };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('edits during a run share one more run, begun after it', async () => {
  const { runs, ask } = stage();
  const answers = [ask('/a/'), ask('/a/'), ask('/a/')];
  expect(runs).toHaveLength(1);
  runs[0]?.resolve(1);
  await settled();
  expect(runs).toHaveLength(2);
  runs[1]?.resolve(2);
  expect(await Promise.all(answers)).toEqual([1, 2, 2]);
  void ask('/a/');
  expect(runs).toHaveLength(3);
});

test('a run that fails does not stop the next; other pages do not wait', async () => {
  const { runs, ask } = stage();
  const [first, second] = [ask('/a/'), ask('/a/')];
  void ask('/b/');
  expect(runs.map(({ url }) => url)).toEqual(['/a/', '/b/']);
  runs[0]?.reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await settled();
  runs[2]?.resolve(7);
  expect(await second).toBe(7);
});
