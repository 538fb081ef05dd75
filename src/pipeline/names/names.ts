// Tells which option, hook, plugin, member or package a code span names, in the forms in which pages write them.
import type { Reference, ReferenceRecord, ReferenceSet } from '../../model/reference.ts';

/**
 * One-word options whose word more often means something else on our pages: a value (`module`,
 * `node`), a key of another object (`name`, `dependencies`), a method or an argument (`watch`, `stats`).
 */
export const AMBIGUOUS: ReadonlySet<string> = new Set([
  'amd',
  'dependencies',
  'loader',
  'module',
  'name',
  'node',
  'resolve',
  'stats',
  'validate',
  'watch',
]);

/** Written with a value behind a colon: `output.clean: true`. */
const SET_TO_VALUES: ReadonlySet<ReferenceSet> = new Set([
  'options',
  'plugin-options',
  'dev-server',
  'dev-middleware',
  'magic-comments',
]);
const WITH_VALUE = /^([\w.*-]+):\s*(?:'[^']*'|"[^"]*"|-?[\d.]+|true|false|null|\{.*\}|\[.*\])$/;
const FLAG = /^(--[\w-]+)(?:[= ]\S+)?$/;
const COMMENT = /^\/\*\s*(.*?)\s*\*\/$/;
const CALL = /\([^()]*\)$/;
const HOOK = /^(\w+)\.hooks\.(\w+)$/;
const TAP = /\.(?:tap|tapAsync|tapPromise|intercept|call|callAsync|promise)$/;
/** Pages of packages have these names; whether there is one is known when all pages are. */
const PACKAGE = /^(?:[a-z\d]+-)+(?:loader|plugin)$/;
const PLUGIN_CLASS = /^[A-Z]\w*Plugin$/;
/** The variable in which a tap receives it is not the class's name. */
const OWNERS: Readonly<Record<string, string>> = { parser: 'JavascriptParser' };

/** A class goes by its own name, wherever webpack exports it: `SplitChunksPlugin`. */
export const linkedName = ({ set, name }: Pick<ReferenceRecord, 'set' | 'name'>): string =>
  set === 'classes' ? name.slice(name.lastIndexOf('.') + 1) : name;

export class Names {
  readonly #records = new Map<string, ReferenceRecord>();

  constructor({ records }: Reference) {
    for (const record of records) {
      const name = linkedName(record);
      if (!this.#records.has(name)) this.#records.set(name, record);
    }
  }

  /**
   * The name in a code span; null if it is none. `within` is the record whose entry the text
   * belongs to: there, a bare word means its own key, the one beside it, or its parameter.
   */
  find(text: string, within: string | null): string | null {
    const name = this.#valued(text) ?? this.#written(text);
    if (name === null || !this.#isBareOption(name)) return name;
    return AMBIGUOUS.has(name) || this.#isKeyOf(within, name) ? null : name;
  }

  #valued(text: string): string | null {
    const name = WITH_VALUE.exec(text.replace(COMMENT, '$1'))?.[1] ?? '';
    const record = this.#records.get(name);
    return record !== undefined && SET_TO_VALUES.has(record.set) ? name : null;
  }

  #written(text: string): string | null {
    const flag = FLAG.exec(text)?.[1];
    if (flag !== undefined) return this.#records.has(flag) ? flag : null;
    const called = text.replace(CALL, '');
    const made = called.replace(/^new /, '').replace(/^webpack\./, '');
    if (this.#isClass(made)) return lastPart(made);
    if (PACKAGE.test(text)) return text;
    const hook = this.#hook(called);
    if (hook !== null) return hook;
    const record = this.#records.get(called);
    if (record === undefined) return null;
    // `entry()` calls something; an option is not called.
    return called !== text && SET_TO_VALUES.has(record.set) ? null : called;
  }

  /** `optimize.SplitChunksPlugin`, or the class of a package: that one has no path before it. */
  #isClass(path: string): boolean {
    const record = this.#records.get(lastPart(path));
    if (record?.name === `webpack.${path}`) return record.set === 'classes';
    if (!PLUGIN_CLASS.test(lastPart(path))) return false;
    if (record?.set !== 'classes') return !path.includes('.');
    return path === lastPart(path) || record.name === `webpack.${path}`;
  }

  /** `compiler.hooks.emit`, `Compiler.hooks.emit.tap(…)`, `X.getCompilationHooks(compilation).y`. */
  #hook(text: string): string | null {
    const path = text.replace(TAP, '').replace(/\(\w*\)\./, '.');
    const [, owner = '', hook = ''] = HOOK.exec(path) ?? [];
    const className = OWNERS[owner] ?? owner.charAt(0).toUpperCase() + owner.slice(1);
    const name = owner === '' ? path : `${className}.${hook}`;
    return this.#records.get(name)?.set === 'hooks' ? name : null;
  }

  #isBareOption(name: string): boolean {
    return this.#records.get(name)?.set === 'options' && !name.includes('.');
  }

  #isKeyOf(entry: string | null, word: string): boolean {
    if (entry === null) return false;
    const parent = entry.slice(0, Math.max(0, entry.lastIndexOf('.')));
    return (
      this.#records.has(`${entry}.${word}`) ||
      (parent !== '' && this.#records.has(`${parent}.${word}`)) ||
      this.#records.get(entry)?.parameters.some(({ name }) => name === word) === true
    );
  }
}

const lastPart = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
