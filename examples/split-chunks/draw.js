import { promisify } from 'node:util';
import webpack from 'webpack';

const build = promisify(webpack);

/** Builds, and draws what each entry and each import() loads: one pair of brackets per chunk. */
export async function draw(config) {
  // Limits apply to sizes before minification, so the minimizer would only take time.
  const optimization = { ...config.optimization, minimize: false };
  const stats = await build({ ...config, optimization, performance: false });
  if (stats.hasErrors()) return stats.toString('errors-only');
  const { chunks } = stats.toJson({ chunks: true, chunkModules: true, chunkOrigins: true });
  const loaders = [...new Set(chunks.flatMap(loadersOf))].sort();
  return loaders.map((loader) => row(loader, chunks)).join('\n');
}

function row(loader, chunks) {
  const boxes = chunks.filter((chunk) => loadersOf(chunk).includes(loader)).map(box);
  boxes.sort((a, b) => b.size - a.size);
  return `${loader.padEnd(15)} ${boxes.map(({ text }) => text).join(' ')}`;
}

function box({ modules, names: [name] }) {
  const own = modules.flatMap((each) => each.modules ?? [each]).filter((each) => !isRuntime(each));
  const size = own.flatMap((module) => Object.values(module.sizes)).reduce((a, b) => a + b, 0);
  const inside = [...new Set(own.map((module) => shortName(module.name)))].sort();
  const text = [...inside, size < 1000 ? '<1 kB' : `${Math.round(size / 1000)} kB`].join(' ');
  return { size, text: name ? `${name}[${text}]` : `[${text}]` };
}

const isRuntime = ({ moduleType }) => moduleType === 'runtime';
const loadersOf = ({ origins }) =>
  origins.map(({ module, loc, request }) => (module ? `import ${shortName(request)}` : loc));
const shortName = (name) =>
  name.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? name.replace(/^.*\/|\.js$/g, '');
