// The options whose computed defaults are checked by building: each with a value that must show.
import type { Mode, Target } from '../../src/model/reference.ts';

export interface DefaultCheck {
  name: string;
  mode: Mode;
  target: Target;
  /** A value that is not the default: the build must not be the same with it. */
  other: unknown;
  /** What the option needs beside it to matter. */
  config?: Record<string, unknown>;
  /** Where a configuration has the option, if its documented name merges several places. */
  setAs?: string[];
}

const hashed = { output: { filename: '[name].[contenthash].js' } };
const sourceMaps = { devtool: 'source-map' };

export const DEFAULT_CHECKS: readonly DefaultCheck[] = [
  inDevelopment('entry', { main: { import: ['./src/values.js'] } }),
  inDevelopment('devtool', 'source-map'),
  inDevelopment('externalsType', 'commonjs'),
  inDevelopment('output.filename', '[name].bundle.js'),
  inDevelopment('output.chunkFilename', '[id].chunk.js'),
  inDevelopment('output.cssFilename', 'styles/[name].css'),
  inDevelopment('output.assetModuleFilename', '[name][ext]', {
    module: { rules: [{ test: /\.txt$/, type: 'asset/resource' }] },
  }),
  inDevelopment('output.sourceMapFilename', 'maps/[file].map', sourceMaps),
  inDevelopment('output.publicPath', '/static/'),
  inDevelopment('output.iife', false),
  inDevelopment('output.pathinfo', false),
  inDevelopment('output.charset', false),
  inDevelopment('output.crossOriginLoading', 'anonymous'),
  inDevelopment('output.chunkLoadTimeout', 5000),
  inDevelopment('output.chunkLoading', 'import-scripts'),
  inDevelopment('output.hashFunction', 'xxhash64', hashed),
  inDevelopment('output.hashDigest', 'base64url', hashed),
  inDevelopment('output.hashDigestLength', 8, hashed),
  { ...inDevelopment('output.chunkFormat', 'module'), target: 'node' },
  { ...inDevelopment('node.__dirname', true), target: 'node' },
  inDevelopment('node.global', false),
  inDevelopment('resolve.mainFields', ['main']),
  inDevelopment('resolve.modules', ['other_modules']),
  inDevelopment('module.parser.javascript.dynamicImportMode', 'eager'),
  inDevelopment('module.parser.asset.dataUrlCondition.maxSize', 1),
  inDevelopment('module.generator.json.JSONParse', false),
  {
    ...inDevelopment('module.generator.css.localIdentName', '[local]'),
    setAs: ['module', 'generator', 'css/auto', 'localIdentName'],
  },
  inDevelopment('optimization.nodeEnv', 'production'),
  inDevelopment('optimization.runtimeChunk', 'single'),
  inDevelopment('optimization.splitChunks.chunks', 'all'),
  inProduction('optimization.moduleIds', 'named'),
  inProduction('optimization.chunkIds', 'named'),
  inProduction('optimization.concatenateModules', false),
  inProduction('optimization.usedExports', false),
  inProduction('optimization.mangleExports', 'size'),
  inProduction('optimization.sideEffects', false),
  inProduction('optimization.innerGraph', false),
  inProduction('optimization.splitChunks.minSize', 100_000),
  { ...inDevelopment('optimization.minimize', true), mode: 'none' },
];

function inDevelopment(
  name: string,
  other: unknown,
  config?: Record<string, unknown>,
): DefaultCheck {
  return { name, other, mode: 'development', target: 'web', ...(config && { config }) };
}

/** Without the minimizer, which would rename away what most options change, and takes its time. */
function inProduction(name: string, other: unknown): DefaultCheck {
  const config = { optimization: { minimize: false } };
  return { name, other, mode: 'production', target: 'web', config };
}
