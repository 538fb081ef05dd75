// What a command leaves behind is read out here, where a symbolic link leads anywhere: those that lead out of its folder are found first.
import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** Links below the folder that lead out of it, as `from → to`; `skipped` are paths it did not write. */
export function linksOut(folder: string, skipped: readonly string[] = []): string[] {
  const walk = (parent: string): string[] =>
    readdirSync(parent, { withFileTypes: true }).flatMap((entry) => {
      const path = join(parent, entry.name);
      if (skipped.includes(path)) return [];
      if (entry.isDirectory()) return walk(path);
      if (!entry.isSymbolicLink() || staysIn(folder, path)) return [];
      return [`${relative(folder, path)} → ${readlinkSync(path)}`];
    });
  return walk(folder);
}

/** Whether the path, followed to its end, is in the folder. */
export function staysIn(folder: string, path: string): boolean {
  return `${endOf(path)}${sep}`.startsWith(`${realpathSync(folder)}${sep}`);
}

/** Of a path that does not exist: the end of what does, and the rest. A link that never ends is outside. */
function endOf(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return sep;
    const target = linkAt(path);
    if (target !== null) return endOf(target);
    const parent = dirname(path);
    return parent === path ? path : join(endOf(parent), relative(parent, path));
  }
}

function linkAt(path: string): string | null {
  try {
    return resolve(dirname(path), readlinkSync(path));
  } catch {
    return null;
  }
}
