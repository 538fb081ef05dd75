// Lays out the folder of a step: what the step before left, then the step's own files over it.
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { DRAWN_FILES } from '../../src/model/drawn-file.ts';
import type { Example, Step } from './example.ts';
import { withoutMarks } from './regions.ts';

/** Not part of the project a reader has; deeper down these names mean nothing. */
const OURS = new Set(['example.json', 'step.json', 'steps', ...Object.values(DRAWN_FILES)]);
const TEXT = /\.(?:[cm]?[jt]sx?|css|html|json|ya?ml|md|txt)$/;

/** Old enough that no watcher takes a file for changed while it starts. */
const LONG_AGO = new Date('2026-01-01T00:00:00Z');

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
  if (before !== null) copyState(before, folder);
  const layers = before === null ? chainOf(step) : [step];
  if (before === null) {
    copyFiles(example.root, folder);
    for (const file of example.downloads.filter(existsSync)) {
      copyFileSync(file, join(folder, basename(file)));
    }
  }
  let absent: string[] = [];
  for (const layer of layers) {
    absent = layer.remove.filter((path) => !existsSync(join(folder, path)));
    for (const path of layer.remove) rmSync(join(folder, path), { recursive: true, force: true });
    if (layer.overlay !== example.root) copyFiles(layer.overlay, folder);
  }
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

/** The file of the examples folder that a step's file comes from, marks included. */
export function sourceOf(example: Example, step: Step, file: string): string | null {
  for (const { overlay, remove } of chainOf(step).reverse()) {
    const path = join(overlay, file);
    if (existsSync(path)) return path;
    if (remove.includes(file)) return null;
  }
  const path = join(example.root, file);
  return existsSync(path) ? path : null;
}

function copyFiles(from: string, to: string, ours = OURS): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (ours.has(entry.name)) continue;
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) {
      copyFiles(source, target, new Set());
      continue;
    }
    const bytes = readFileSync(source);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, TEXT.test(entry.name) ? withoutMarks(bytes.toString()) : bytes);
    utimesSync(target, LONG_AGO, LONG_AGO);
  }
}
