import { expect, test } from 'vitest';
import { flatValues } from './flat-values.ts';

const places = [['/machine/app', '<context>']] as const;

test('options become paths with source text, without places of this machine', () => {
  const options = {
    mode: 'none',
    context: '/machine/app',
    output: { path: '/machine/app/dist', clean: undefined, environment: { const: true } },
    rules: [{ test: /a/, use: ['b'] }, () => true],
    amd: {},
    extensionAlias: { '.js': ['.js'] },
  };
  expect(flatValues(options, places)).toEqual({
    mode: "'none'",
    context: '<context>',
    'output.path': "'<context>/dist'",
    'output.environment.const': 'true',
    rules: "[{ test: /a/, use: ['b'] }, <a function>]",
    "extensionAlias['.js']": "['.js']",
  });
});
