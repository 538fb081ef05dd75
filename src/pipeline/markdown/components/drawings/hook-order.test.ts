// The phases of a build on its line: each hook in the phase in which it was called, with its owner and its number.
import { expect, test } from 'vitest';
import type { HookOrder } from '../../../../model/hook-order.ts';
import { buildPhases, hookOrderView } from './hook-order.ts';

const hook = (name: string, calls = 1): HookOrder[number] => {
  const [, child, owner = '', own = ''] = /^(child )?(\w+)\.(\w+)$/.exec(name) ?? [];
  return { owner, hook: own, child: child !== undefined, calls };
};

const BUILD = [
  hook('Compiler.validate'),
  hook('Compiler.beforeRun'),
  hook('Compiler.make'),
  hook('NormalModuleFactory.resolve', 3),
  hook('Compilation.buildModule', 3),
  hook('Compilation.seal'),
  hook('child Compiler.make'),
  hook('child Compilation.seal'),
  hook('Compiler.afterCompile'),
  hook('Compiler.done'),
  hook('Compilation.statsPreset'),
];

const text = (html: string): string =>
  html
    .replace(/<\/b>|<li>|<p>|<figcaption>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ')
    .replace(/\n+/g, '\n')
    .trim();

test('each phase has its hooks, by owner, in the order of the calls', () => {
  expect(text(hookOrderView(BUILD, 7).html).split('\n').slice(0, -1)).toEqual([
    'Setup, once for each compiler',
    'Compiler: validate',
    'Start of a build',
    'Compiler: beforeRun',
    'Make: modules are found, built and parsed',
    'Compiler: make',
    'NormalModuleFactory: resolve ×3',
    'Compilation: buildModule ×3',
    'Seal: modules are put into chunks',
    'Compilation: seal',
    'the child Compiler: make',
    'the child Compilation: seal',
    'Files are written',
    'Compiler: afterCompile',
    'End',
    'Compiler: done',
    'Compilation: statsPreset',
  ]);
});

test('a hook is marked by its whole name, for the link to its home', () => {
  expect(hookOrderView(BUILD, 7).html).toContain(
    '<code data-name="7 + NormalModuleFactory.resolve">resolve</code>\u00a0×3',
  );
});

test('a build that fails goes to the end', () => {
  const { html } = hookOrderView([...BUILD.slice(0, 4), hook('Compiler.failed')], 1);
  expect(text(html)).toContain('NormalModuleFactory: resolve ×3\nEnd\nCompiler: failed');
});

test('in short, of other classes than the compiler only the first hook is named', () => {
  const { html } = buildPhases(
    [...BUILD.slice(0, 5), hook('Compilation.succeedModule', 3), ...BUILD.slice(5)],
    1,
  );
  expect(text(html)).toContain(
    'Compiler: make\nNormalModuleFactory: resolve ×3\nCompilation: buildModule ×3 and 1 more\nSeal',
  );
  expect(html).not.toContain('succeedModule');
});
