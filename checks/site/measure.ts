// Weighs the shipped site: compressed bytes of a first load and of the documents.
import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type budgets from '../budgets.json';
import { routes } from './routes.ts';

export type Measured = typeof budgets;

/** Brotli size of a shipped file; small files are shipped as they are. */
function shippedBytes(dist: string, path: string): number {
  try {
    return statSync(`${dist}${path}.br`).size;
  } catch {
    return statSync(`${dist}${path}`).size;
  }
}

/** Scripts a document names, and the style it holds or names, with their compressed bytes. */
export function firstLoadBytes(dist: string, document: string): { script: number; style: number } {
  const html = readFileSync(`${dist}${document}`, 'utf8');
  const named = (pattern: RegExp): number =>
    [...new Set([...html.matchAll(pattern)].map(([, path = '']) => path))].reduce(
      (total, path) => total + shippedBytes(dist, path),
      0,
    );
  return {
    script: named(/<script src="([^"]+)"/g),
    style: named(/<link rel="stylesheet" href="([^"]+)"/g) + styleBytes(html),
  };
}

const styleSizes = new Map<string, number>();

/** Of the style that a document holds; there are only a few different ones. */
function styleBytes(html: string): number {
  const css = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('');
  const bytes = styleSizes.get(css) ?? brotliCompressSync(css).length;
  styleSizes.set(css, bytes);
  return bytes;
}

/** Everything a visit asked the site for, compressed as it is shipped. */
export function visitBytes(
  dist: string,
  requests: readonly string[],
): { script: number; total: number } {
  const sum = (paths: readonly string[]): number =>
    paths
      .map((path) => (path.endsWith('/') ? `${path}index.html` : path))
      .reduce((total, path) => total + shippedBytes(dist, path), 0);
  return { script: sum(requests.filter((path) => path.endsWith('.js'))), total: sum(requests) };
}

/** Documents without the style they hold, which is weighed by itself. */
export function htmlBytes(dist: string): { median: number; largest: number } {
  const sizes = routes()
    .filter((route) => route.layout !== 'printable')
    .map(({ path }) => `${path}index.html`)
    .map((file) => shippedBytes(dist, file) - styleBytes(readFileSync(`${dist}${file}`, 'utf8')))
    .sort((a, b) => a - b);
  return { median: sizes[Math.floor(sizes.length / 2)] ?? 0, largest: sizes.at(-1) ?? 0 };
}

/** Every figure over its budget, as a sentence. */
export function overBudget(measured: Partial<Measured>, limits: Measured): string[] {
  const over: string[] = [];
  for (const [group, figures] of Object.entries(measured)) {
    for (const [name, value] of Object.entries(figures as Record<string, number>)) {
      const limit =
        (limits as unknown as Record<string, Record<string, number>>)[group]?.[name] ?? 0;
      if (value > limit) over.push(`${group}.${name} is ${value}, the budget is ${limit}`);
    }
  }
  return over;
}
