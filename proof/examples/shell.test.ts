import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browsers } from './browser.ts';
import { freePorts, withReadersPorts } from './ports.ts';
import { run, runScript, type Shell } from './shell.ts';
import { type SampleProject, sampleProject } from './testing/sample-project.ts';

const WATCHER = `const fs = require('node:fs');
let last = '';
setInterval(() => {
  const text = fs.readFileSync('a.txt', 'utf8');
  if (text !== last) console.log('saw ' + text);
  last = text;
}, 20);`;

/** A page whose button asks for a file, which a cache may keep. */
const SERVER = `const html = '<!doctype html><p>none</p><button>ask</button>' +
  '<iframe srcdoc="<i>in</i>side"></iframe><script>let n = 0;' +
  'document.querySelector("button").onclick = async () => {' +
  'document.querySelector("p").textContent = await (await fetch("late.0123456789abcdef.json")).text();' +
  'console.log("asked " + ++n); };</script>';
const server = require('node:http').createServer((request, response) => {
  response.setHeader('content-type', request.url === '/' ? 'text/html' : 'application/json');
  if (request.url !== '/') response.setHeader('cache-control', 'max-age=600');
  response.end(request.url === '/' ? html : require('node:fs').readFileSync('a.txt'));
});
server.listen(process.env.PORT, () => console.log('http://localhost:' + process.env.PORT + '/'));`;

let sample: SampleProject;
let shell: Shell;
const browsers = new Browsers(2_000);
beforeAll(async () => {
  sample = sampleProject({
    'work/app/a.txt': 'one',
    'work/app/watch.cjs': WATCHER,
    'work/app/serve.cjs': SERVER,
  });
  shell = {
    project: sample.project,
    folder: join(sample.project, 'work/app'),
    home: join(sample.project, 'home'),
    ports: await freePorts(),
  };
  mkdirSync(join(sample.project, 'home'));
});
afterAll(async () => {
  sample.remove();
  await browsers.close();
});

test('examples that start at the same time get different ports', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, freePorts));
  const numbers = all.flatMap((ports) => Object.values(ports));
  expect(new Set(numbers).size).toBe(8);
});

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
  const { code, output } = await runScript('node watch.cjs', script, { shell, browsers });
  expect([code, output]).toEqual([0, 'saw one\nsaw two\n']);
  expect(readFileSync(join(shell.folder, 'a.txt'), 'utf8')).toBe('two');
});

test('a script that waits for what never comes fails', async () => {
  const { code, output } = await runScript('echo over', [{ wait: 'more' }], { shell, browsers });
  expect(code).toBe(1);
  expect(output).toContain('waited in vain for: more');
});

const VISIT = [
  { wait: 'localhost' },
  { open: '/' },
  { text: { p: 'none' } },
  { text: { iframe: 'inside' } },
  { fetched: ['/'] },
  { edit: 'a.txt', replace: 'two', with: 'three' },
  { click: 'button' },
  { text: { p: 'three' } },
  { fetched: ['late.*.json'] },
  { run: "node -e \"fs.writeFileSync('a.txt', 'four')\"" },
  { click: 'button' },
  { printed: ['asked 1', 'asked 2'] },
  { fetched: [] },
  { text: { p: 'three' } },
  { reload: true as const },
  { text: { p: 'none' } },
];

test('a page of a running server is used as a reader would, and its port is the one of a reader', async () => {
  const { code, output } = await runScript('node serve.cjs', VISIT, { shell, browsers });
  expect([code, withReadersPorts(output, shell.ports)]).toEqual([0, 'http://localhost:3000/\n']);
});

test.each([
  [{ text: { p: 'other' } }, 'the text of p is "none", not "other"'],
  [{ text: { iframe: 'other' } }, 'the text of iframe is "inside", not "other"'],
  [{ fetched: [] }, 'what is fetched is ["/"], not []'],
  [{ styles: { p: { display: 'none' } } }, 'display of p is "block", not "none"'],
  [{ printed: ['asked 1'] }, 'the console does not print "asked 1" in its place: []'],
  [{ run: 'exit 3' }, 'exit 3 fails'],
  [{ edit: 'a.txt', replace: 'nine', with: '' }, 'a.txt does not contain nine'],
])('%o that is not so makes the command fail', async (act, what) => {
  const { code, output } = await runScript('node serve.cjs', [...VISIT.slice(0, 3), act], {
    shell,
    browsers,
  });
  expect([code, output]).toEqual([1, expect.stringContaining(what)]);
});

test('a second terminal asks the server by the port of a reader, and what it prints is kept', async () => {
  const ask = 'curl --silent http://localhost:3000/';
  const { code, asked } = await runScript('node serve.cjs', [{ wait: 'localhost' }, { ask }], {
    shell,
    browsers,
  });
  expect([code, asked]).toEqual([
    0,
    [{ command: ask, code: 0, output: expect.stringContaining('<p>none</p>') }],
  ]);
});

test('what it asks in vain makes the command fail', async () => {
  const script = [{ wait: 'localhost' }, { ask: 'curl --silent --fail https://localhost:3000/' }];
  const { code, output } = await runScript('node serve.cjs', script, { shell, browsers });
  expect([code, output]).toEqual([1, expect.stringContaining('https://localhost:3000/ ends with')]);
});

test('an act without a page is one too', async () => {
  const { output } = await runScript('sleep 9', [{ click: 'a' }], { shell, browsers });
  expect(output).toContain('no page is open');
});
