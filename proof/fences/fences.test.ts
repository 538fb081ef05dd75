import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../src/pipeline/markdown/fences/languages.ts';
import { ConfigurationPool } from './configuration/pool.ts';
import { LANGUAGE_CHECKS } from './language-checks.ts';
import { fence, project, prove } from './testing.ts';

class CountingPool extends ConfigurationPool {
  count = 0;
  override check(folder: string, file: string) {
    this.count += 1;
    return super.check(folder, file);
  }
}

vi.setConfig({ testTimeout: 60_000 });

test('every language a fence may name has a check', () => {
  expect(Object.keys(LANGUAGE_CHECKS).sort()).toEqual(Object.keys(LANGUAGES).sort());
});

test.each([
  ['js', 'a();\nconst b = ;', 2, 'Syntax error: Expression expected.'],
  ['js', 'output: { path: 1 },\nmode: 2', 0, 'Syntax error'],
  ['js', 'method() {\n  return 1;\n}', 1, 'Syntax error'],
  ['ts', 'const a: = 1;', 1, 'Syntax error'],
  ['tsx', 'const a = <p>;', 1, 'Syntax error'],
  ['json', '{\n  "a": 1,\n}', 3, 'JSON: '],
  ['json', '{\n  // why\n  "a": 1\n}', 2, 'JSON: InvalidCommentToken.'],
  ['jsonc', '{\n  // why\n  "a" 1\n}', 3, 'JSON: ColonExpected.'],
  ['yaml', 'a: b\n  c: d', 1, 'YAML: '],
  ['css', 'a {\n  color red;\n}', 2, 'CSS: Colon is expected.'],
  ['css', 'b { }\na {\n  color: red;', 2, 'CSS: "{" is never closed.'],
  ['html', '<p>a</p>\n<div>\n  <b>b</b>', 2, 'HTML: <div> is never closed.'],
  ['html', '<p>a</p>\n</div>', 2, 'HTML: </div> closes nothing.'],
  ['html', '<a href="a" href="b">a</a>', 1, 'HTML: duplicate attribute.'],
  ['html', '<html lang="en"></html>', 1, 'HTML: missing doctype.'],
  ['bash', 'ls\nnpx webpack --moed production', 2, "Unknown option '--moed' of webpack."],
  ['bash', 'npx webpack build --port 3000', 1, "Unknown option '--port' of webpack."],
  ['bash', 'webpack --no-mode', 1, "Unknown option '--no-mode' of webpack."],
  ['bash', 'npm pkg set scripts.a="webpack --wacth"', 1, "Unknown option '--wacth' of webpack."],
  ['console', '$ webpack serve \\\n  --prot 1', 1, "Unknown option '--prot' of webpack."],
  ['bash', 'npm install --save-dev webpak', 1, 'The package "webpak" is not known.'],
  ['bash', 'cd a && yarn add react @no/such@1', 1, 'The package "@no/such" is not known.'],
  ['bash', 'npm init no-such-thing@latest', 1, 'The package "create-no-such-thing" is not known.'],
  [
    'json file="package.json"',
    '{\n  "scripts": {\n    "a": "webpack --wacth"\n  }\n}',
    3,
    "Unknown option '--wacth'",
  ],
  ['text', 'asset main.js 1 KiB', 0, 'Output that no run has produced.'],
  ['console', '$ npx webpack\ncompiled', 0, 'Output that no run has produced.'],
  ['js diff', ' a();\n-b(;\n+b();', 2, 'The side before the change: Syntax error'],
  ['json diff', ' "a": 1,\n+"b" 2', 2, 'The side after the change: JSON'],
  ['js unproven="later"', 'const a = ;', 1, 'Syntax error'],
  ['text unproven=""', 'a', 0, '"unproven" is empty'],
  ['js illustrative="a"', 'a();', 0, '"illustrative" means nothing for js'],
  ['js run', 'console.log(1);', 0, 'A fence with "run" and no output to compare.'],
])('%s: %j fails', async (info, code, line, what) => {
  const { problems, outcomes, rows } = await prove([fence(info, code)]);
  expect(problems[0]).toMatchObject({ file: 'content/guides/test.md' });
  expect(problems[0]?.what).toContain(what);
  if (line > 0) expect(problems[0]?.line).toBe(100 + line);
  expect(problems[0]?.advice.length).toBeGreaterThan(10);
  expect(outcomes[0]?.status).toBe('failing');
  expect(rows).toMatchObject([{ total: 1, proven: 0, unproven: 0, failing: 1 }]);
});

test.each([
  ['js', 'with (a) b();'],
  ['jsx', 'const A = () => <p>a</p>;'],
  ['css', '@value a: b;\n.a { &:hover { color: red } }'],
  ['html', '<title>a</title>\n<script>"</p>"</script>\n<ul><li>a<li>b</ul><br>'],
  ['html diff', '     <title>a</title>\n+    <div>'],
  ['css diff', '-  color: red;\n+  color: blue;'],
  ['js diff', '-  { test: /a/ },\n+  { test: /b/ },'],
  ['yaml', 'on: push\nsteps:\n  - run: npm test'],
  ['bash', 'npx webpack serve --port=3000 --no-hot -c a.js --env a=b --mode production'],
  ['bash', 'NODE_ENV=a npx webpack ./src/a.js --no-output-clean # --wrong'],
  ['bash', 'npm i -D webpack@5 webpack-cli@latest && npm run build -- --x'],
  ['bash', 'node -p "Object.keys(require(\'webpack\'))"'],
  ['bash fails="Unknown option"', 'npx webpack --moed'],
  ['console', '$ npx webpack --watch'],
])('%s: %j is proven', async (info, code) => {
  const { printed, outcomes } = await prove([fence(info, code)]);
  expect(printed).toEqual([]);
  expect(outcomes[0]?.status).toBe('proven');
});

test('code with lines left out is told which language to name', async () => {
  const left = await prove([fence('js', 'a();\n…\nb();')]);
  expect(left.problems[0]?.advice).toContain('write text instead');
  const wrong = await prove([fence('js', "a('…';")]);
  expect(wrong.problems[0]?.advice).toContain('Show whole statements');
});

test('run compares what is printed, with the files of the page beside it', async () => {
  const greet = fence('js file="greet.js"', 'export const greet = (name) => `Hello, ${name}`;');
  const code = "import { greet } from './greet.js';\nconsole.log(greet('a'));\nconsole.log(1);";
  const right = await prove([greet, fence('js run', code), fence('text', 'Hello, a\n1')]);
  expect(right.printed).toEqual([]);
  expect(right.outcomes.map(({ status }) => status)).toEqual(['proven', 'proven', 'proven']);

  const wrong = await prove([greet, fence('js run', code), fence('text', 'Hello, a\n2')]);
  expect(wrong.problems).toMatchObject([
    { line: 302, what: 'The code prints "1", the page shows "2".' },
  ]);
  expect(wrong.outcomes.map(({ status }) => status)).toEqual(['proven', 'failing', 'failing']);

  const alone = await prove([greet, fence('js run', code), fence('text', 'Hello, a\n2')], {
    only: (_, line) => line === 300,
  });
  expect(alone.problems).toEqual(wrong.problems);
  expect(alone.outcomes).toMatchObject([{ line: 300, status: 'failing' }]);

  const hanging = fence('js run', 'setInterval(() => {}, 1000);');
  const slow = await prove([hanging, fence('text', 'a')], { runTimeout: 500 });
  expect(slow.problems[0]?.what).toBe('It does not finish within 0.5 s.');

  const thrown = await prove([fence('js run fails="TypeError"', 'undefined.a;'), greet]);
  expect(thrown.printed).toEqual([]);
});

test('each state has its place in the table', async () => {
  const { rows } = await prove([
    fence('text unproven="no example yet"', 'a'),
    fence('text illustrative="a tree"', 'a'),
    fence('text', 'a'),
    fence('js', 'a();'),
    fence('js project=shop file="a.js"', 'a();'),
  ]);
  const row = (set: string, [total, proven, unproven, failing]: number[]) => {
    return { set: `fences: ${set}`, total, documented: null, proven, unproven, failing };
  };
  expect(rows).toEqual([
    row('js', [2, 1, 1, 0]),
    row('text', [2, 0, 1, 1]),
    row('illustrative', [1, 0, 0, 0]),
  ]);
});

test('a fence of a project is proven only if the project says so', async () => {
  const fences = [fence('js project=no-such file="a.js"', 'a();')];
  const status = async (problem: boolean) => {
    const what = { file: 'a', line: 1, what: 'differs', advice: 'mend' };
    const { outcomes } = await prove(fences, { projectOutcome: () => (problem ? what : null) });
    return outcomes[0]?.status;
  };
  expect(await status(false)).toBe('proven');
  expect(await status(true)).toBe('failing');
});

test('a verdict is kept until the fence or what is beside it changes', async () => {
  const stamp = `// ${Date.now()}`;
  const config = fence(
    'js file="webpack.config.js"',
    `import n from './n.js';\nexport default { name: n };\n${stamp}`,
  );
  const text = fence('js file="n.js"', "export default 'a';");
  const evaluated = async (fences: (typeof text)[]) => {
    const pool = new CountingPool({ project });
    const { printed } = await prove(fences, { cache: true, pool });
    pool.close();
    return { printed, count: pool.count };
  };
  expect(await evaluated([text, config])).toEqual({ printed: [], count: 1 });
  expect(await evaluated([text, config])).toEqual({ printed: [], count: 0 });
  const changed = await evaluated([fence('js file="n.js"', 'export default 5;'), config]);
  expect(changed.count).toBe(1);
  expect(changed.printed[0]).toContain('configuration.name should be a string');
});

test('a failure is judged again, unless the caller keeps it', async () => {
  const config = fence('js file="webpack.config.js"', `export default { name: ${Date.now()} };`);
  const pool = new CountingPool({ project });
  const failures = new Map();
  const judged = async (options: { failures?: typeof failures }) => {
    const before = pool.count;
    const { printed } = await prove([config], { cache: true, pool, ...options });
    expect(printed[0]).toContain('configuration.name should be a string');
    return pool.count - before;
  };
  expect([await judged({}), await judged({})]).toEqual([1, 1]);
  expect([await judged({ failures }), await judged({ failures })]).toEqual([1, 0]);
  pool.close();
});

test('known packages are sorted, once each, and not among the locked ones', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8'));
  const known: string[] = read('proof/known-packages.json');
  const { packages } = read('package-lock.json');
  expect(known).toEqual([...new Set(known)].sort());
  expect(known.filter((name) => `node_modules/${name}` in packages)).toEqual([]);
});
