import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run, runScript, type Shell } from './shell.ts';
import { type SampleProject, sampleProject } from './testing/sample-project.ts';

const WATCHER = `const fs = require('node:fs');
let last = '';
setInterval(() => {
  const text = fs.readFileSync('a.txt', 'utf8');
  if (text !== last) console.log('saw ' + text);
  last = text;
}, 20);`;

let sample: SampleProject;
let shell: Shell;
beforeAll(() => {
  sample = sampleProject({ 'app/a.txt': 'one', 'app/watch.cjs': WATCHER });
  shell = { folder: join(sample.project, 'app'), home: join(sample.project, 'home') };
  mkdirSync(join(sample.project, 'home'));
});
afterAll(() => sample.remove());

test('a command sees the Node of this project, no colours and a plain locale', async () => {
  const { output } = await run('node --version && echo $NO_COLOR $TZ $LANG >&2', shell);
  expect(output).toBe(`${process.version}\n1 UTC C.UTF-8\n`);
});

test('the code of a failing command is kept, and npx fetches nothing', async () => {
  expect(await run('exit 3', shell)).toMatchObject({ code: 3 });
  const { code, output } = await run('npx left-pad', shell);
  expect([code, output]).toEqual([127, 'npx: left-pad is not installed\n']);
});

test('a command that never ends is driven by its script and stopped', async () => {
  const script = [
    { wait: 'saw one' },
    { edit: 'a.txt', replace: 'one', with: 'two' },
    { wait: 'saw' },
  ];
  const { code, output } = await runScript('node watch.cjs', script, shell);
  expect([code, output]).toEqual([0, 'saw one\nsaw two\n']);
  expect(readFileSync(join(shell.folder, 'a.txt'), 'utf8')).toBe('two');
});

test('a script that waits for what never comes fails', async () => {
  const { code, output } = await runScript('echo over', [{ wait: 'more' }], shell);
  expect(code).toBe(1);
  expect(output).toContain('waited in vain for: more');
});
