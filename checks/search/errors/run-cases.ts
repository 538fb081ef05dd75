// Runs webpack on every broken project and collects what it says, as a reader would paste it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { GoldQuery } from '../../../src/model/search/gold-set.ts';
import { PROJECT } from '../records.ts';
import type { ErrorCase } from './error-case.ts';
import { withEntry } from './explained-cases.ts';
import { OPTION_CASES } from './option-cases.ts';
import { OUTPUT_CASES } from './output-cases.ts';
import { SOURCE_CASES } from './source-cases.ts';

export const ERROR_CASES = [...OUTPUT_CASES, ...OPTION_CASES, ...SOURCE_CASES];

/** Where the project of whoever pastes a message might be. */
const HOME = '/home/me/app';
const PACKAGES = ['webpack', 'webpack-cli', 'css-loader', 'style-loader'];

export async function errorQueries(cases: readonly ErrorCase[]): Promise<GoldQuery[]> {
  const rows: GoldQuery[] = [];
  for (const each of cases) {
    rows.push({
      query: await messageOf(each),
      kind: 'error',
      targets: withEntry(each.name, each.targets),
    });
  }
  return rows;
}

async function messageOf(each: ErrorCase): Promise<string> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'broken-')));
  try {
    writeProject(folder, each.files);
    const said =
      each.cli === undefined ? await buildFromNode(folder) : buildFromShell(folder, each.cli);
    const lines = said.replaceAll(folder, HOME).replaceAll(PROJECT, HOME).trim().split('\n');
    const pasted = lines.slice(0, each.lines ?? 4).join('\n');
    if (pasted === '') {
      throw new Error(`The case "${each.name}" builds without a word. Break it, or remove it.`);
    }
    return pasted;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeProject(folder: string, files: Record<string, string>): void {
  const all = { 'package.json': '{ "name": "app", "version": "1.0.0" }\n', ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  for (const name of PACKAGES) {
    symlinkSync(join(PROJECT, 'node_modules', name), join(folder, 'node_modules', name));
  }
}

async function buildFromNode(folder: string): Promise<string> {
  const loaded = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href);
  try {
    const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
      // Links stay links, so that packages have the paths they would have if they were installed.
      const options = { context: folder, resolveLoader: { symlinks: false }, ...loaded.default };
      const compiler = webpack(options);
      // Where they would be written is the current folder, which is not theirs.
      compiler.hooks.shouldEmit.tap('WriteNothing', () => false);
      compiler.run((error, done) => (error ? reject(error) : resolve(done)));
    });
    return stats?.toString({ all: false, errors: true, warnings: true, errorDetails: true }) ?? '';
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}

function buildFromShell(folder: string, args: readonly string[]): string {
  const cli = join(PROJECT, 'node_modules/webpack-cli/bin/cli.js');
  const { stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '--no-warnings', NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return stderr.trim() === '' ? stdout : stderr;
}
