// Keeps the verdict of a fence as long as nothing that went into it changes.
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Files } from './place.ts';
import type { Finding, ProofFence } from './proof-fence.ts';

export interface Verdict {
  checks: string[];
  findings: Finding[];
}

const DAY = 24 * 60 * 60 * 1000;
const META = 'src/pipeline/markdown/fences';

export class VerdictCache {
  readonly #folder: string;
  readonly #base: string;

  /** `facts`: whatever else the verdicts depend on. */
  constructor(project: string, facts: string) {
    const hash = createHash('sha256').update(process.version).update(facts);
    const own = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.ts$/.test(name))
      .map((name) => join(import.meta.dirname, name));
    const inputs = [
      'package-lock.json',
      'proof/known-packages.json',
      `${META}/meta.ts`,
      `${META}/contradictions.ts`,
    ];
    for (const file of [...own.sort(), ...inputs.map((name) => join(project, name))]) {
      hash.update(readFileSync(file));
    }
    this.#base = hash.digest('hex');
    const all = join(project, '.cache/proof/fences');
    this.#folder = join(all, this.#base.slice(0, 16));
    mkdirSync(this.#folder, { recursive: true });
    forget(all, this.#folder);
  }

  key(fence: ProofFence, beside: Files): string {
    const parts = [fence.lang, fence.meta, fence.code, fence.previous?.meta ?? ''];
    // What it prints is compared with the fence below.
    if (fence.options.run)
      parts.push(
        fence.next?.lang ?? '',
        fence.next?.code ?? '',
        String((fence.next?.line ?? 0) - fence.line),
      );
    const text = JSON.stringify([this.#base, parts, [...beside]]);
    return createHash('sha256').update(text).digest('hex').slice(0, 24);
  }

  read(key: string): Verdict | null {
    try {
      return JSON.parse(readFileSync(join(this.#folder, `${key}.json`), 'utf8'));
    } catch {
      return null;
    }
  }

  write(key: string, verdict: Verdict): void {
    const file = join(this.#folder, `${key}.json`);
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(verdict));
    renameSync(`${file}.${process.pid}`, file);
  }
}

/** Verdicts of other code or other packages, unless somebody has just switched from them. */
function forget(all: string, current: string): void {
  for (const name of readdirSync(all)) {
    const folder = join(all, name);
    if (folder !== current && Date.now() - statSync(folder).mtimeMs > DAY) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
