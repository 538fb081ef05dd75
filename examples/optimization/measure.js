import MinimizerPlugin from 'minimizer-webpack-plugin';
import { build } from './build.js';

// webpack's default minimizer, but in this process instead of in workers.
const terser = { compress: { passes: 2 } };
const minimizer = [new MinimizerPlugin({ parallel: false, minimizerOptions: terser })];

const changes = [
  {},
  { minimize: false },
  { usedExports: false },
  { usedExports: 'global' },
  { providedExports: false },
  { sideEffects: false },
  { sideEffects: 'flag' },
  { innerGraph: false },
  { inlineExports: false },
  { mangleExports: false },
  { concatenateModules: false },
  { concatenateModules: { commonjs: false } },
  { nodeEnv: 'development' },
  { moduleIds: 'named' },
  { moduleIds: 'natural' },
  { chunkIds: 'named' },
  { chunkIds: 'natural' },
  { runtimeChunk: true },
  { runtimeChunk: 'single' },
  { mergeDuplicateChunks: false },
  { flagIncludedChunks: false },
  { avoidEntryIife: false },
  { removeAvailableModules: true },
  { removeEmptyChunks: false },
  { realContentHash: false },
  { emitOnErrors: true },
];

let before;
for (const change of changes) {
  const files = await build({ minimizer, ...change });
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  before ??= bytes;
  const name = JSON.stringify(change).slice(1, -1).replaceAll('"', '').replaceAll(':', ': ');
  const difference = bytes === before ? '' : `${bytes > before ? '+' : ''}${bytes - before}`;
  console.log(
    (name || 'production').padEnd(40),
    `${bytes} bytes`.padStart(11),
    difference.padStart(7),
    `${files.size} files`.padStart(9),
  );
}
