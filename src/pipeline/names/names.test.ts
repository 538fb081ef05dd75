// Which code spans are names, in the forms in which pages write them.
import { beforeAll, expect, test } from 'vitest';
import { loadReference } from '../reference/load-reference.ts';
import { Names } from './names.ts';

let names: Names;
beforeAll(async () => {
  names = new Names(await loadReference());
});

test.each([
  ['output.clean', 'output.clean'],
  ['output.clean: true', 'output.clean'],
  ["output.globalObject: 'globalThis'", 'output.globalObject'],
  ['optimization.splitChunks: { chunks: "all" }', 'optimization.splitChunks'],
  ['devServer.hot', 'devServer.hot'],
  ['mode', 'mode'],
  ["devtool: 'source-map'", 'devtool'],
  ['BannerPlugin.banner', 'BannerPlugin.banner'],
  ['Compiler.emit', 'Compiler.emit'],
  ['compiler.hooks.emit', 'Compiler.emit'],
  ['Compiler.hooks.emit', 'Compiler.emit'],
  ['compiler.hooks.afterCompile.tap(name, function)', 'Compiler.afterCompile'],
  ['compiler.hooks.compile.tapPromise(…)', 'Compiler.compile'],
  ['compilation.hooks.processAssets', 'Compilation.processAssets'],
  ['normalModuleFactory.hooks.resolve', 'NormalModuleFactory.resolve'],
  ['parser.hooks.import', 'JavascriptParser.import'],
  [
    'JavascriptModulesPlugin.getCompilationHooks(compilation).renderChunk',
    'JavascriptModulesPlugin.getCompilationHooks.renderChunk',
  ],
  ['BannerPlugin', 'BannerPlugin'],
  ['webpack.BannerPlugin', 'BannerPlugin'],
  ['new webpack.BannerPlugin()', 'BannerPlugin'],
  ["new BannerPlugin('…')", 'BannerPlugin'],
  ['optimize.SplitChunksPlugin', 'SplitChunksPlugin'],
  ['webpack.optimize.SplitChunksPlugin', 'SplitChunksPlugin'],
  ['template.DependencyTemplate', 'DependencyTemplate'],
  ['webpack.template.DependencyTemplate', 'DependencyTemplate'],
  ['HtmlWebpackPlugin', 'HtmlWebpackPlugin'],
  ['css-loader', 'css-loader'],
  ['html-webpack-plugin', 'html-webpack-plugin'],
  ['this.async()', 'this.async'],
  ['this.emitFile(name, content)', 'this.emitFile'],
  ['import.meta.webpackContext()', 'import.meta.webpackContext'],
  ['__webpack_public_path__', '__webpack_public_path__'],
  ['/* webpackChunkName: "editor" */', 'webpackChunkName'],
  ['--json stats.json', '--json'],
  ['--mode=none', '--mode'],
])('%s names %s', (code, name) => {
  expect(names.find(code, null)).toBe(name);
});

test.each([
  'filename',
  'clean',
  'module',
  'name',
  'stats',
  'entry()',
  'output.clean()',
  'output.minify',
  'output.html.integrity: unsupported hash algorithm "sha1024"',
  'output.path and output.filename',
  'import()',
  "'css-loader'",
  './css-loader',
  'csv-loader.js',
  'other.SplitChunksPlugin',
  'compiler.plugins',
  'compiler.hooks.none',
  '--no-such-flag',
  'module.exports = lib',
])('%s names nothing', (code) => {
  expect(names.find(code, null)).toBeNull();
});

test('a bare word is a key or an argument of the entry it stands in before it is an option', () => {
  expect(names.find('entry', 'output.filename')).toBe('entry');
  expect(names.find('entry', 'output.resourceHints')).toBeNull();
  expect(names.find('target', 'output.html.base.href')).toBeNull();
  expect(names.find('context', 'Compiler.entryOption')).toBeNull();
  expect(names.find('context', 'Compiler.emit')).toBe('context');
  expect(names.find('output.path', 'output.copy')).toBe('output.path');
});
