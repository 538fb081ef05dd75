// One variant in a process of its own: a build, or with `rebuild` the edits of a module while webpack watches. Prints seconds.
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import webpack from 'webpack';
import { configOf, FOLDER, VARIANTS } from './variants.js';

const [, , name, kind, edits = '5'] = process.argv;
const variant = VARIANTS[name];
const compiler = webpack(
  name.startsWith('needs ') ? VARIANTS[name.slice(6)].needs() : configOf(name),
);

/** As webpack-cli prints them. */
function report(error, stats) {
  if (error) throw error;
  const text = stats.toString(variant?.stats ?? { preset: 'normal', colors: true });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  if (text) process.stderr.write(`${text}\n`);
}

const seconds = ({ user, system }) => (user + system) / 1e6;

/** What the edits took; the first one warms up. */
async function rebuilds() {
  let settle;
  let begin;
  let cpu;
  compiler.hooks.watchRun.tap('measure', () => {
    begin = performance.now();
    cpu = process.cpuUsage();
  });
  const next = () =>
    Promise.race([
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
      }),
      setTimeout(120_000).then(() => {
        throw new Error('webpack does not see the edit');
      }),
    ]);
  let built = next();
  const watching = compiler.watch({ aggregateTimeout: 5 }, (error, stats) => {
    try {
      report(error, stats);
      settle.resolve({
        wall: (performance.now() - begin) / 1000,
        cpu: seconds(process.cpuUsage(cpu)),
      });
    } catch (problem) {
      settle.reject(problem);
    }
  });
  await built;
  const file = `${FOLDER}/src/page1/part3.ts`;
  const text = readFileSync(file, 'utf8');
  const took = [];
  for (let edit = 0; edit <= Number(edits); edit++) {
    await setTimeout(150);
    built = next();
    writeFileSync(file, text.replace("'Product 0'", `'Product ${edit + 100}'`));
    took.push(await built);
  }
  writeFileSync(file, text);
  await new Promise((resolve) => watching.close(resolve));
  return took.slice(1);
}

if (kind === 'rebuild') {
  console.log(JSON.stringify(await rebuilds()));
  process.exit();
}
compiler.run((error, stats) => {
  report(error, stats);
  const modules = [...stats.compilation.modules].filter(({ resource }) =>
    resource?.startsWith(FOLDER),
  );
  console.log(JSON.stringify({ modules: modules.length, heap: process.memoryUsage().rss }));
  compiler.close(() => {});
});
