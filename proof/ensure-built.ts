// The proof judges the site of these sources: an older one, or none, is built first.
import { spawnSync } from 'node:child_process';
import { isBuiltFromSources } from '../src/pipeline/built-from.ts';
import type { Problem } from '../src/pipeline/problem.ts';

/** Runs the build and says whether it ended well. */
type Build = (project: string) => boolean;

/** Null: dist/ is the site of these sources now. */
export function ensureBuilt(project: string, build: Build = runBuild): Problem | null {
  if (isBuiltFromSources(project)) return null;
  console.log('dist/ is missing, or was built from other sources: building.');
  if (!build(project)) {
    return {
      file: 'dist',
      line: 1,
      what: 'The site could not be built, so there is nothing to judge.',
      advice: 'Mend what the build names above, then prove again.',
    };
  }
  if (isBuiltFromSources(project)) return null;
  return {
    file: 'dist',
    line: 1,
    what: 'A source changed while the site was built.',
    advice: 'Prove again when no file is being saved.',
  };
}

/** In a process of its own, because the proof may not import the build. */
function runBuild(project: string): boolean {
  const { status } = spawnSync(process.execPath, ['src/build/build.ts'], {
    cwd: project,
    stdio: 'inherit',
  });
  return status === 0;
}
