// Graphs that no example has, for the rules every drawing must keep: the same seed gives the same graph.
import type { ModuleGraph } from '../../../../../model/module-graph.ts';
import { choices } from '../../../../testing/seeded-choices.ts';

const KINDS = ['script', 'style', 'asset', 'data', 'page', 'external'] as const;
const NAMES = ['a.js', 'src/index.js', 'lodash-es/add.js', 'src/pages/account/settings/index.js'];

/** Up to 25 modules in up to 5 chunks, with shared modules, circles and chunks that hold none. */
export function randomGraph(seed: number): ModuleGraph {
  const { number, pick } = choices(seed);
  const count = 1 + number(20);
  const names = Array.from({ length: count }, (_, index) => `${index}/${pick(NAMES)}`);
  const chunkCount = 1 + number(5);
  const homes = names.map((_, index) => (index === 0 ? 0 : number(chunkCount)));
  const shared = names
    .slice(0, number(5))
    .map(() => ({ name: pick(names), chunk: number(chunkCount) }));
  const imports = new Map<string, ModuleGraph['imports'][number]>();
  for (let edge = 0; edge < count + number(count); edge++) {
    const [from, to] = [pick(names), pick(names)];
    if (from !== to) imports.set(`${from} ${to}`, { from, to, dynamic: number(4) === 0 });
  }
  return {
    modules: names.map((name, index) => {
      return { name, kind: pick(KINDS), size: number(90_000), entry: index === 0 };
    }),
    chunks: Array.from({ length: chunkCount }, (_, chunk) => ({
      name: `chunk-${chunk}`,
      files: Array.from({ length: number(3) }, (_, file) => {
        return { name: `${chunk}.${file}.${pick(['js', 'css'])}`, size: number(3_000_000) };
      }),
      initial: chunk === 0 || number(2) === 0,
      runtime: number(3),
      modules: names.filter(
        (name, index) =>
          homes[index] === chunk || shared.some((one) => one.name === name && one.chunk === chunk),
      ),
    })),
    imports: [...imports.values()],
  };
}

/** One module imports the next. */
export function chain(length: number): ModuleGraph {
  const names = Array.from({ length }, (_, index) => `src/module-${index}.js`);
  return {
    modules: names.map((name, index) => ({ name, kind: 'script', size: 10, entry: index === 0 })),
    chunks: [{ name: 'main', files: [], initial: true, runtime: 0, modules: names }],
    imports: names.slice(1).map((to, index) => {
      return { from: names[index] as string, to, dynamic: false };
    }),
  };
}
