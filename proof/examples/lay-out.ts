// Lays out the folder of a step: what the step before left, then the step's own files over it.
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { bytesOf, type Layer, sourcesOf } from '../../src/pipeline/examples/layers.ts';
import { makeOld } from '../make-old.ts';
import type { Example, Step } from './example.ts';

/**
 * `before` is the folder the step begins with; null in the first step and in a fresh one.
 * Returns what the step removes and its folder does not have.
 */
export function layOut(
  example: Example,
  step: Step,
  { folder, before }: { folder: string; before: string | null },
): string[] {
  mkdirSync(folder, { recursive: true });
  const own = step.layers.slice(-1);
  const earlier = step.layers.slice(0, -1);
  if (before !== null) {
    copyState(before, folder);
  } else {
    write(earlier, folder);
    for (const file of example.downloads.filter(existsSync)) {
      copyFileSync(file, join(folder, basename(file)));
    }
  }
  const absent = step.remove.filter((path) => !existsSync(join(folder, path)));
  for (const path of step.remove) rmSync(join(folder, path), { recursive: true, force: true });
  write(own, folder);
  return absent;
}

/** Everything but the packages, which are linked again. */
export function copyState(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => relative(from, path) !== 'node_modules',
  });
}

/** A step after those it builds upon. */
export function chainOf(step: Step): Step[] {
  return step.on === null ? [step] : [...chainOf(step.on), step];
}

function write(layers: readonly Layer[], folder: string): void {
  const sources = sourcesOf(layers);
  for (const [path, source] of sources) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytesOf(source));
  }
  for (const [path] of sources) makeOld(folder, path);
}
