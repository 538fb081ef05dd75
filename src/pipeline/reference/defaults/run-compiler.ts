// Makes a whole compiler for the defaults that webpack fills in only then: of the log, stats and resolvers.
import webpack from 'webpack';
import { inProbe } from './probe.ts';
import { inputOf, type Options, type Run } from './run-webpack.ts';

/** What `import` and `require()` look up in different ways. */
export interface ByRequest<T> {
  import: T;
  require: T;
}

export function runCompiler(run: Run): Options {
  return inProbe(run.probe, () => {
    const compiler = webpack(inputOf(run));
    const compilation = compiler.newCompilation(compiler.newCompilationParams());
    // What the command line prints; `stats.toJson()` has defaults of its own.
    const stats = compilation.createStatsOptions({}, { forToString: true });
    return {
      ...compiler.options,
      stats,
      resolve: resolveOptionsOf(compiler),
    } as unknown as Options;
  });
}

/**
 * `resolve.extensions` and its like are empty in the options: `resolve.byDependency` fills them in
 * for each kind of request, and a list of the reader's replaces them all.
 */
function resolveOptionsOf(compiler: webpack.Compiler): Options {
  const found: Record<string, Options> = {};
  compiler.resolverFactory.hooks.resolver
    .for('normal')
    .tap('reference', (_resolver, options, { dependencyType = '' }) => {
      found[dependencyType] = { ...options };
    });
  for (const dependencyType of ['esm', 'commonjs']) {
    compiler.resolverFactory.get('normal', { dependencyType });
  }
  const { esm = {}, commonjs = {} } = found;
  const fields = Object.keys(esm).map((key) => {
    const same = JSON.stringify(esm[key]) === JSON.stringify(commonjs[key]);
    const apart: ByRequest<unknown> = { import: esm[key], require: commonjs[key] };
    return [key, same ? esm[key] : apart];
  });
  return Object.fromEntries(fields);
}
