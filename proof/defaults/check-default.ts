// Builds a project without an option, with its stated default and with another value, and compares.
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import type { DefaultCheck } from './default-checks.ts';
import { writeFixture } from './fixture-project.ts';

interface CheckResult {
  /** The build with the stated default is the build without the option, byte for byte. */
  statedIsDefault: boolean;
  /** The build with another value is not: the check is able to fail. */
  otherDiffers: boolean;
}

/** `stated` is JavaScript source, as the reference prints it. */
export async function checkDefault(check: DefaultCheck, stated: string): Promise<CheckResult> {
  // The real path: webpack follows links, and a module's path can be part of the output.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'webpack-default-check-')));
  try {
    writeFixture(folder);
    const value: unknown = new Function(`return (${stated});`)();
    const unset = await build(folder, check);
    const explicit = await build(folder, check, { value });
    const other = await build(folder, check, { value: check.other });
    return { statedIsDefault: same(unset, explicit), otherDiffers: !same(unset, other) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function build(
  folder: string,
  check: DefaultCheck,
  set?: { value: unknown },
): Promise<Map<string, string>> {
  const path = join(folder, 'dist');
  rmSync(path, { recursive: true, force: true });
  const config = {
    mode: check.mode,
    target: check.target,
    context: folder,
    externals: { 'external-library': 'ExternalLibrary' },
    module: { rules: [{ test: /\.txt$/, type: 'asset' }] },
    ...structuredClone(check.config),
  };
  setAt(config, ['output', 'path'], path);
  if (set) setAt(config, check.setAs ?? check.name.split('.'), set.value);
  const compiler = webpack(config as webpack.Configuration);
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (!stats || stats.hasErrors()) {
    throw new Error(`${check.name}: the fixture does not build. ${stats?.toString('errors-only')}`);
  }
  return readFiles(path);
}

function setAt(config: Record<string, unknown>, path: string[], value: unknown): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) {
    config[key] = value;
    return;
  }
  config[key] ??= {};
  setAt(config[key] as Record<string, unknown>, rest, value);
}

function readFiles(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
}

function same(a: Map<string, string>, b: Map<string, string>): boolean {
  return a.size === b.size && [...a].every(([name, text]) => b.get(name) === text);
}
