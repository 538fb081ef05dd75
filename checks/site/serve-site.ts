// Serves dist/ with the real nginx for all browser tests; they never see anything but the shipped files.
import type { TestProject } from 'vitest/node';
import { serve } from '../../hosting/serve.ts';
import { buildPaths } from '../../src/build/paths.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await serve({ dist: buildPaths().dist });
  project.provide('origin', site.origin);
  return () => site.close();
}

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
  }
}
