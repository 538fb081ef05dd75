// The one way to keep what is expensive to make: under the hash of what went in and of the code that made it.
import { createHash, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { codeHash } from './code-hash.ts';

interface CacheOptions {
  /** Of all caches, usually the project's `.cache`. */
  folder: string;
  /** What is kept. */
  name: string;
  /** The module that makes it, as `import.meta.filename`: with other code nothing is found. */
  code: string;
}

/** All that decides about an entry besides the code, in any order that stays the same. */
type Inputs = readonly (string | Buffer)[];

const DAY = 24 * 60 * 60 * 1000;
/** What other code made; whoever has just switched to another branch comes back. */
const OTHER_CODE_MS = DAY;
const UNREAD_MS = 30 * DAY;

/** The project's own caches. */
export const CACHE_FOLDER = join(import.meta.dirname, '../../../.cache');

export class Cache {
  /** Of this cache and this code. */
  readonly folder: string;
  readonly #all: string;
  #tidied = false;

  constructor({ folder, name, code }: CacheOptions) {
    this.#all = join(folder, name);
    this.folder = join(this.#all, codeHash(code).slice(0, 16));
  }

  key(inputs: Inputs): string {
    const hash = createHash('sha256');
    // With their lengths, so that no two lists run together to the same bytes.
    for (const input of inputs) hash.update(`${Buffer.byteLength(input)}\n`).update(input);
    return hash.digest('hex').slice(0, 32);
  }

  bytes(inputs: Inputs): Buffer | null {
    const file = join(this.folder, this.key(inputs));
    try {
      const bytes = readFileSync(file);
      this.#note(file);
      return bytes;
    } catch {
      return null;
    }
  }

  /** Null also for what is damaged. */
  read<T>(inputs: Inputs): T | null {
    try {
      return JSON.parse(String(this.bytes(inputs)));
    } catch {
      return null;
    }
  }

  /** Bytes as they are, anything else as JSON; aside first, so that nobody ever reads half an entry. */
  write(inputs: Inputs, value: unknown): void {
    if (!this.#tidied) this.#tidy();
    const temporary = join(this.folder, randomUUID());
    writeFileSync(temporary, Buffer.isBuffer(value) ? value : JSON.stringify(value));
    renameSync(temporary, join(this.folder, this.key(inputs)));
  }

  /** When an entry was last read, to the day: that is all `#tidy` asks. */
  #note(file: string): void {
    const now = new Date();
    if (now.getTime() - statSync(file).mtimeMs < DAY) return;
    for (const path of [file, this.folder]) utimesSync(path, now, now);
  }

  #tidy(): void {
    this.#tidied = true;
    mkdirSync(this.folder, { recursive: true });
    removeOld(this.#all, OTHER_CODE_MS, this.folder);
    removeOld(this.folder, UNREAD_MS);
  }
}

/** Another process may remove the same, or add. */
function removeOld(folder: string, age: number, except?: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (path !== except && Date.now() - changed > age) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}
