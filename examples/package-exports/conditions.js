import { askNode, askWebpack, table } from './ask.js';
import probe from './packages/probe/package.json' with { type: 'json' };

const conditions = Object.keys(probe.exports).map((subpath) => subpath.slice(2));
const yes = (file) => (file === 'probe/yes.js' ? 'yes' : '-');
const ask = async (...question) => yes(await askWebpack(...question));

const sass = { options: { conditionNames: ['sass', 'style', '...'] } }; // as sass-loader asks

const kinds = conditions.map(async (condition) => {
  const request = `probe/${condition}`;
  return [
    condition,
    await ask(request, 'esm'),
    await ask(request, 'commonjs'),
    await ask(request, 'worker'),
    await ask(request, 'url'),
    await ask(request, 'css-import'),
    await ask(request, 'sass', sass),
    yes(await askNode(request, 'esm')),
    yes(await askNode(request, 'commonjs')),
  ];
});
console.log('target web, mode production');
table(
  ['', 'import', 'require', 'Worker', 'url', '@import', 'sass', 'Node: import', 'Node: require'],
  await Promise.all(kinds),
);

async function trueConditions(configuration) {
  const answers = conditions.map((condition) => ask(`probe/${condition}`, 'esm', configuration));
  const all = await Promise.all(answers);
  return conditions.filter((_, at) => all[at] === 'yes').join(' ');
}

console.log('\nimport, mode production');
const targets = [
  'web',
  'webworker',
  'node',
  'electron-main',
  'electron-preload',
  'electron-renderer',
  'nwjs',
  'deno',
  'bun',
  'universal',
];
table(
  ['target', 'true'],
  await Promise.all(targets.map(async (target) => [target, await trueConditions({ target })])),
);

console.log('\nimport, target web');
const modes = ['development', 'production', 'none'];
table(
  ['mode', 'true'],
  await Promise.all(modes.map(async (mode) => [mode, await trueConditions({ mode })])),
);
