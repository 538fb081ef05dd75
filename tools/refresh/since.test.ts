import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Declarations } from '../../src/pipeline/reference/types/declarations.ts';
import type { Fetch } from './download.ts';
import { exportedNames, hookNames, sourceHooks } from './release-names.ts';
import { writeSince } from './since.ts';
import { readTarball } from './tarball.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'refresh-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Fixture {
  options: string[];
  banner: string[];
  hooks: string[];
  compilation: string;
  classes: string[];
  /** What an option takes beside the string `all`, which each of them takes. */
  also?: string[];
}

const RELEASES: Record<string, Fixture> = {
  '5.0.0': {
    options: ['mode'],
    banner: ['banner'],
    hooks: ['emit'],
    compilation: 'static STAGE: number;',
    classes: ['BannerPlugin'],
  },
  '5.1.0': {
    options: ['mode', 'dotenv'],
    banner: ['banner'],
    hooks: ['emit'],
    compilation: 'static STAGE: number;',
    classes: ['BannerPlugin'],
  },
  '5.2.0': {
    options: ['mode', 'dotenv'],
    banner: ['banner', 'raw'],
    hooks: ['emit', 'done'],
    compilation: 'static STAGE: number; emitAsset(): void;',
    classes: ['BannerPlugin', 'CleanPlugin'],
    also: ['none'],
  },
};

/** Writes what a release of the fixture holds, as the download would. */
const fetchFixture: Fetch = async (version, into) => {
  const release = RELEASES[version];
  if (!release) throw new Error('404 Not Found');
  const schema = (names: string[]) =>
    JSON.stringify({
      type: 'object',
      properties: Object.fromEntries(
        names.map((name) => [name, { enum: ['all', ...(release.also ?? [])] }]),
      ),
    });
  const hooks = release.hooks.map((name) => `${name}: SyncHook<[]>;`).join(' ');
  mkdirSync(join(into, version, 'schemas/plugins'), { recursive: true });
  mkdirSync(join(into, version, 'lib'));
  writeFileSync(join(into, version, 'schemas/WebpackOptions.json'), schema(release.options));
  writeFileSync(join(into, version, 'schemas/plugins/BannerPlugin.json'), schema(release.banner));
  writeFileSync(
    join(into, version, 'types.d.ts'),
    `declare class Compiler { hooks: { ${hooks} } }
     declare class Compilation { ${release.compilation} }
     declare namespace exports { export { ${release.classes.join(', ')} } }`,
  );
};

const values = {
  options: new Map([['mode', ["'all'", "'none'"]]]),
  'plugin-options': new Map(),
};

const wanted = {
  options: ['mode', 'dotenv', 'unheard'],
  'plugin-options': ['BannerPlugin.raw'],
  hooks: ['Compiler.emit', 'Compiler.done'],
  compiler: ['compiler.hooks'],
  compilation: ['compilation.emitAsset', 'Compilation.STAGE'],
  classes: ['BannerPlugin', 'CleanPlugin'],
};

test('a name belongs to the first release that has it', async () => {
  const target = join(folder, 'since.json');
  await writeSince({
    versions: Object.keys(RELEASES),
    wanted,
    values,
    folder,
    target,
    fetch: fetchFixture,
  });
  expect(JSON.parse(readFileSync(target, 'utf8'))).toEqual({
    options: { dotenv: '5.1.0', mode: '5.0.0' },
    'plugin-options': { 'BannerPlugin.raw': '5.2.0' },
    hooks: { 'Compiler.done': '5.2.0', 'Compiler.emit': '5.0.0' },
    compiler: { 'compiler.hooks': '5.0.0' },
    compilation: { 'Compilation.STAGE': '5.0.0', 'compilation.emitAsset': '5.2.0' },
    classes: { BannerPlugin: '5.0.0', CleanPlugin: '5.2.0' },
    values: { options: { mode: { "'none'": '5.2.0' } }, 'plugin-options': {} },
  });
});

test('a download that fails leaves the old file as it was', async () => {
  const target = join(folder, 'since.json');
  writeFileSync(target, 'old');
  const versions = [...Object.keys(RELEASES), '5.3.0'];
  const run = writeSince({ versions, wanted, values, folder, target, fetch: fetchFixture });
  await expect(run).rejects.toThrow('did not arrive whole: 5.3.0. Nothing was written');
  expect(readFileSync(target, 'utf8')).toBe('old');
});

test('a release without its declarations does not count as arrived', async () => {
  const target = join(folder, 'since.json');
  writeFileSync(target, 'old');
  const fetch: Fetch = async (version, into) => {
    await fetchFixture(version, into);
    if (version === '5.1.0') rmSync(join(into, version, 'types.d.ts'));
  };
  const run = writeSince({
    versions: Object.keys(RELEASES),
    wanted,
    values,
    folder,
    target,
    fetch,
  });
  await expect(run).rejects.toThrow('5.1.0');
  expect(readFileSync(target, 'utf8')).toBe('old');
});

test('hooks are read from declarations, those of static getters too', () => {
  const types = new Declarations(`
    declare class Compilation { hooks: Readonly<{ seal: SyncHook<[]> }> }
    declare class NormalModule { static getCompilationHooks(c: Compilation): ModuleHooks }
    declare interface ModuleHooks { loader: SyncHook<[object]> }
  `);
  expect(hookNames(types)).toEqual(['Compilation.seal', 'NormalModule.getCompilationHooks.loader']);
});

test('a class is known by its own name, in whatever namespace webpack exports it', () => {
  const types = new Declarations(`
    declare class LocalPlugin { }
    declare namespace exports {
      export namespace optimize { export { SplitChunksPlugin, Inner as RuntimeChunkPlugin } }
      export { BannerPlugin };
    }
  `);
  const names = ['SplitChunksPlugin', 'RuntimeChunkPlugin', 'BannerPlugin'];
  expect(exportedNames(types.file.statements)).toEqual(names);
});

test('hooks of classes without a declaration are read from the source', () => {
  const source = `
    const createHooks = () => ({ ready: new SyncHook([]), byKey: new HookMap(() => null) });
    Hidden.getCompilationHooks = createHooksRegistry(createHooks);
  `;
  expect(sourceHooks('Hidden', source)).toEqual([
    'Hidden.getCompilationHooks.ready',
    'Hidden.getCompilationHooks.byKey',
  ]);
  expect(sourceHooks('Other', 'this.hooks = { ready: new SyncHook([]) };')).toEqual([]);
});

test('an archive is read file by file, and refused when cut off', () => {
  const entry = (name: string, text: string) => {
    const header = Buffer.alloc(512);
    header.write(`package/${name}`);
    header.write(text.length.toString(8).padStart(11, '0'), 124);
    header.write('0', 156);
    const body = Buffer.alloc(Math.ceil(text.length / 512) * 512);
    body.write(text);
    return Buffer.concat([header, body]);
  };
  const archive = Buffer.concat([entry('lib/a.js', 'a'), entry('types.d.ts', 'b'.repeat(600))]);
  const file = join(folder, 'release.tgz');
  writeFileSync(file, gzipSync(Buffer.concat([archive, Buffer.alloc(1024)])));
  expect(readTarball(file, (path) => path.endsWith('.ts'))).toEqual([
    { path: 'types.d.ts', text: 'b'.repeat(600) },
  ]);
  writeFileSync(file, gzipSync(archive.subarray(0, -600)));
  expect(() => readTarball(file, () => true)).toThrow('ends in the middle of types.d.ts');
});
