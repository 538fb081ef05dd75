import { expect, test } from 'vitest';
import { nameKey } from './names.ts';

test('every spelling of a name has one key', () => {
  const spellings = [
    'output.filename',
    '--output-filename',
    'output filename',
    'OUTPUT.FILENAME',
    'module.exports.output.filename',
    ' output.filename: ',
  ];
  expect(new Set(spellings.map(nameKey))).toEqual(new Set(['outputfilename']));
});

test('hooks, plugins and packages', () => {
  expect(nameKey('compiler.hooks.emit')).toBe(nameKey('Compiler.emit'));
  expect(nameKey('new webpack.BannerPlugin()')).toBe(nameKey('BannerPlugin'));
  expect(nameKey('webpack.BannerPlugin')).toBe(nameKey('BannerPlugin'));
  expect(nameKey('CopyWebpackPlugin')).toBe(nameKey('copy-webpack-plugin'));
  expect(nameKey('webpack')).toBe('webpack');
});
