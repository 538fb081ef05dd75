// Breaks each import rule on purpose and sees the linter refuse it; the allowed direction passes.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const place = mkdtempSync(join(tmpdir(), 'import-rules-'));
copyFileSync(join(ROOT, 'biome.json'), join(place, 'biome.json'));
afterAll(() => rmSync(place, { recursive: true }));

/** Lints the code as if it stood at that path of the project. */
function lint(file: string, code: string): { passed: boolean; output: string } {
  const path = join(place, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
  const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const result = spawnSync(process.execPath, [biome, 'lint', file], {
    cwd: place,
    encoding: 'utf8',
  });
  rmSync(path);
  return { passed: result.status === 0, output: result.stdout + result.stderr };
}

const forbidden: [file: string, module: string, message: string][] = [
  ['src/model/x.ts', '../pipeline/problem.ts', 'model imports nothing'],
  ['src/model/x.ts', 'node:fs', 'model imports nothing'],
  ['src/pipeline/x.ts', '../site/routes.ts', 'pipeline imports model only'],
  ['src/pipeline/markdown/x.ts', '../../build/paths.ts', 'pipeline imports model only'],
  ['src/pipeline/x.ts', '../../hosting/policy.ts', 'pipeline imports model only'],
  ['src/pipeline/x.ts', 'react', 'no React, no webpack'],
  ['src/pipeline/x.ts', 'webpack', 'no React, no webpack'],
  ['src/pipeline/x.ts', 'node:https', 'touches the network'],
  ['src/pipeline/reference/x.ts', 'react', 'reference reads webpack'],
  ['src/pipeline/reference/x.ts', 'node:https', 'touches the network'],
  ['src/pipeline/reference/x.ts', '../../site/routes.ts', 'pipeline imports model only'],
  ['src/site/x.ts', '../pipeline/problem.ts', 'site imports model only'],
  ['src/site/frame/x.ts', '../../build/paths.ts', 'site imports model only'],
  ['src/site/x.ts', 'node:fs', 'noNodejsModules'],
  ['hosting/x.ts', '../src/pipeline/problem.ts', 'hosting imports model only'],
  ['hosting/x.ts', '../src/site/routes.ts', 'hosting imports model only'],
  ['src/build/x.ts', '../../proof/pending-targets.ts', 'build does not know who checks it'],
  ['src/build/x.ts', 'node:http', 'touches the network'],
  ['proof/x.ts', '../src/site/routes.ts', 'proof reads model and pipeline'],
];

test.each(forbidden)('%s must not import %s', (file, module, message) => {
  const { passed, output } = lint(file, `import * as x from '${module}';\n\nconsole.log(x);\n`);
  expect(passed).toBe(false);
  expect(output).toContain(message);
});

test.each(['src/pipeline/x.ts', 'src/build/x.ts'])('%s must not fetch', (file) => {
  const { passed, output } = lint(file, "await fetch('/x');\n");
  expect(passed).toBe(false);
  expect(output).toContain('touches the network');
});

const allowed: [file: string, module: string][] = [
  ['src/pipeline/reference/x.ts', 'webpack'],
  ['src/model/x.ts', './url.ts'],
  ['src/model/x.ts', 'zod'],
  ['src/pipeline/x.ts', '../model/url.ts'],
  ['src/site/x.ts', '../model/url.ts'],
  ['src/build/x.ts', '../pipeline/problem.ts'],
  ['hosting/x.ts', '../src/model/redirect.ts'],
  ['proof/x.ts', '../src/pipeline/problem.ts'],
];

test.each(allowed)('%s may import %s', (file, module) => {
  const { output, passed } = lint(file, `import * as x from '${module}';\n\nconsole.log(x);\n`);
  expect(output, output).not.toContain('noRestrictedImports');
  expect(passed).toBe(true);
});
