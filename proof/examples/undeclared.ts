// An example lies inside this repository, so it could import a package that a reader's project lacks.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

const IMPORT = /(?:\bfrom|\bimport|\brequire\()\s*\(?\s*['"]([^'"./][^'"]*)['"]/g;
const SOURCE = /\.(?:[cm]?[jt]sx?)$/;

/** Packages that are installed here and imported, but not in the package.json of the folder. */
export function undeclaredPackages(folder: string, packages: string): string[] {
  const manifest = join(folder, 'package.json');
  const { name, dependencies, devDependencies } = existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, 'utf8'))
    : {};
  const declared = new Set([name, ...Object.keys({ ...dependencies, ...devDependencies })]);
  const found = new Set<string>();
  for (const file of sourcesOf(folder)) {
    for (const [, request = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const [scope = '', rest] = request.split('/');
      const wanted = scope.startsWith('@') ? `${scope}/${rest}` : scope;
      if (declared.has(wanted) || isBuiltin(request)) continue;
      if (existsSync(join(packages, wanted))) found.add(wanted);
    }
  }
  return [...found].sort();
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesOf(path);
    }
    return SOURCE.test(entry.name) ? [path] : [];
  });
}
