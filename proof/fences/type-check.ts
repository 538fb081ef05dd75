// Type-checks many fences in two runs of the compiler: written JavaScript, and what asks for strictness.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startConfined } from '../sandbox/confine.ts';
import { plainEnvironment } from '../sandbox/environment.ts';
import { type Files, writeFiles } from './place.ts';

export interface TypeUnit {
  /** Unique folder name. */
  id: string;
  file: string;
  text: string;
  beside: Files;
  strict: boolean;
}

interface TypeFault {
  line: number;
  message: string;
}

/** Faults per unit id; only those of the unit's own file, not of the files beside it. */
export async function typeCheck(
  units: readonly TypeUnit[],
  folder: string,
  project: string,
): Promise<Map<string, TypeFault[]>> {
  const found = new Map<string, TypeFault[]>(units.map(({ id }) => [id, []]));
  for (const strict of [false, true]) {
    const group = units.filter((unit) => unit.strict === strict);
    if (group.length === 0) continue;
    const root = join(folder, strict ? 'strict' : 'loose');
    const owners = writeUnits(group, root, strict);
    for (const line of await compile(root, project)) {
      const match = /^(.+?)\((\d+),\d+\): error TS\d+: (.*)$/.exec(line);
      if (match === null) {
        if (/^error TS/.test(line)) throw new Error(`The type check cannot run: ${line}`);
        continue;
      }
      const id = owners.get(match[1] ?? '');
      if (id === undefined) continue;
      found.get(id)?.push({ line: Number(match[2]), message: `Type error: ${match[3]}` });
    }
  }
  return found;
}

function writeUnits(
  units: readonly TypeUnit[],
  root: string,
  strict: boolean,
): Map<string, string> {
  const owners = new Map<string, string>();
  mkdirSync(root, { recursive: true });
  for (const { id, file, text, beside } of units) {
    // Read for their types only: what is wrong with them is said where the page shows them.
    const others = [...beside].map(([path, other]) => {
      if (path === 'package.json') return [path, withOwnVersion(other, id)] as const;
      const checked = /\.[cm]?[jt]sx?$/.test(path);
      return [path, checked ? `// @ts-nocheck\n${other}` : other] as const;
    });
    writeFiles(join(root, id), new Map([...others, [file, text]]));
    owners.set(`${id}/${file}`, id);
  }
  // With it `devServer` has its type.
  writeFileSync(join(root, 'environment.d.ts'), "import 'webpack-dev-server';\n");
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: options(strict),
      files: ['environment.d.ts', ...owners.keys()],
    }),
  );
  return owners;
}

/** Of two packages with one name and version, as an example's steps are, TypeScript reads only the first. */
function withOwnVersion(manifest: string, id: string): string {
  try {
    const { version, ...rest } = JSON.parse(manifest);
    const own =
      version && `${version}+${createHash('sha256').update(id).digest('hex').slice(0, 12)}`;
    return JSON.stringify({ ...rest, version: own });
  } catch {
    return manifest;
  }
}

/** Nobody annotates plain JavaScript, so there only what is wrong for certain counts. */
const options = (strict: boolean): object => ({
  target: 'esnext',
  lib: ['esnext', 'dom', 'dom.iterable'],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  // Two fences may use one name.
  moduleDetection: 'force',
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict,
  jsx: 'preserve',
  skipLibCheck: true,
  resolveJsonModule: true,
  allowImportingTsExtensions: true,
  types: ['node'],
});

function compile(root: string, project: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const tsc = join(project, 'node_modules/typescript/bin/tsc');
    const place = { project, folder: root, env: plainEnvironment('/'), writable: [root] };
    const child = startConfined([process.execPath, tsc, '-p', '.', '--pretty', 'false'], place, [
      'ignore',
      'pipe',
      'pipe',
    ]);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => {
        output += data;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      const lines = output.split('\n');
      const explained = lines.some((line) => /error TS\d+/.test(line));
      if (code !== 0 && !explained) reject(new Error(`tsc ended with code ${code}: ${output}`));
      else resolve(lines);
    });
  });
}
