// Sets webpack up in memory, without files or a run: what hooks it has is read from its living objects.
import { createRequire } from 'node:module';
import webpack, { type Compilation, type Compiler } from 'webpack';

export const requireWebpack = createRequire(import.meta.resolve('webpack'));

type Params = ReturnType<Compiler['newCompilationParams']>;

export interface RunningWebpack {
  compiler: Compiler;
  compilation: Compilation;
  params: Params;
}

export function runningWebpack(): RunningWebpack {
  const compiler = webpack({
    mode: 'none',
    context: import.meta.dirname,
    entry: {},
    plugins: [new webpack.HotModuleReplacementPlugin()],
  });
  if (!compiler)
    throw new Error('webpack(configuration) gave no compiler: it has changed its API.');
  const params = compiler.newCompilationParams();
  return { compiler, params, compilation: compiler.newCompilation(params) };
}

/** Reading a deprecated hook prints a warning that is no news here. */
export function withoutDeprecations<T>(read: () => T): T {
  const before = process.noDeprecation;
  process.noDeprecation = true;
  try {
    return read();
  } finally {
    // Node treats an absent switch and an undefined one alike; its type does not.
    process.noDeprecation = before ?? false;
  }
}
