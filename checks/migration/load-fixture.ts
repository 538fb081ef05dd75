// Evaluates a fixture in a folder with stub packages, as webpack-cli would load it, and hands its configurations to webpack 5.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { transformSync } from '@swc/core';
import webpack, { type Configuration } from 'webpack';

const require = createRequire(import.meta.url);

/** Takes the place of a plugin, of a wrapper around a configuration, and of what both have as members. */
function stub(): unknown {
  class Plugin {
    apply(): void {}
    wrap(configuration: unknown): unknown {
      return configuration;
    }
  }
  return new Proxy(Plugin, {
    get: (target, key) =>
      key in target || typeof key === 'symbol' ? Reflect.get(target, key) : stub(),
    apply: (_target, _this, [first]) => (typeof first === 'object' ? first : () => undefined),
  });
}

const { merge, ...others } = require('webpack-merge') as typeof import('webpack-merge');
const REAL: Readonly<Record<string, unknown>> = {
  webpack,
  'webpack-merge': Object.assign(merge.bind(null), { ...others, merge, smart: merge }),
  'webpack-node-externals': () => /^express$/,
  './webpack.base.js': { mode: 'production', plugins: [], output: {} },
  './tools/define-config.mjs': { defineConfig: (configuration: unknown) => configuration },
};

export function evaluate(name: string, text: string, folder: string): unknown {
  const { code } = transformSync(text, {
    filename: name,
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: name.endsWith('.ts')
        ? { syntax: 'typescript' }
        : { syntax: 'ecmascript', jsx: name.includes('jsx') },
      transform: { react: { pragma: 'String' } },
    },
    configFile: false,
    swcrc: false,
  });
  const load = (request: string): unknown => {
    if (Object.hasOwn(REAL, request)) return REAL[request];
    if (/^webpack\/lib\//.test(request) || isBuiltin(request)) return require(request);
    return stub();
  };
  const module = { exports: {} as { default?: unknown } };
  const file = join(folder, name);
  const run = new Function(
    'require',
    'module',
    'exports',
    '__dirname',
    '__filename',
    'process',
    code,
  );
  const own = { env: {}, platform: 'linux' };
  run(
    Object.assign(load, { resolve: (id: string) => id }),
    module,
    module.exports,
    folder,
    file,
    own,
  );
  return module.exports.default ?? module.exports;
}

const isBuiltin = (request: string): boolean => /^(?:node:)?(?:path|fs|url)$/.test(request);

/** What webpack-cli makes of an export: functions are called, promises awaited. */
export async function configurationsOf(exported: unknown): Promise<Configuration[]> {
  const called: unknown =
    typeof exported === 'function'
      ? exported({ production: true }, { mode: 'production' })
      : exported;
  const value: unknown = await called;
  const { webpack: held, configureWebpack } = value as Record<string, unknown>;
  if (configureWebpack) return [configureWebpack as Configuration];
  if (held && typeof held === 'object') return [held as Configuration];
  return (Array.isArray(value) ? value : [value]) as Configuration[];
}

/** Entries that plugins of the fixtures add. */
const ADDED = ['./src/extra.js', './src/second.js'];

/** Writes what the entries and loaders of a configuration ask for. */
function fill(folder: string, { context = folder, entry }: Configuration): void {
  const requests = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(requests)
        : [];
  for (const request of [...requests(entry), ...ADDED]) {
    const file = resolve(context, request);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'console.log("built");\n');
  }
}

const LOADERS = ['babel-loader', 'ts-loader', 'thread-loader', 'eslint-loader'];

export async function build(configuration: Configuration, folder: string): Promise<string[]> {
  const { devServer: _server, ...options } = configuration as Configuration & {
    devServer?: unknown;
  };
  for (const name of LOADERS) {
    const package_ = join(folder, 'node_modules', name);
    mkdirSync(package_, { recursive: true });
    writeFileSync(join(package_, 'index.js'), 'module.exports = (source) => source;\n');
  }
  const placed: Configuration = {
    context: folder,
    ...options,
    output: { ...options.output, path: join(folder, 'dist') },
    // Its folder is the project's, and a cache would outlive the test.
    cache: false,
    // What a minimizer does has nothing to do with the options.
    optimization: { ...options.optimization, minimize: false },
  };
  fill(folder, placed);
  return new Promise((done) => {
    const compiler = webpack(placed);
    compiler.run((error, stats) => {
      const said = stats?.toJson({ all: false, errors: true }).errors ?? [];
      const errors = said.map(({ message }) => message);
      compiler.close(() => done(error ? [error.message] : errors));
    });
  });
}
