// Records of the plugin classes that `webpack` exports, each once however many paths lead to it.
import webpack from 'webpack';
import type { ReferenceRecord } from '../../../model/reference.ts';
import { linkedName } from '../../names/names.ts';
import { declarationsOf } from './declarations.ts';
import { declaredRecord } from './record.ts';
import { sinceOf } from './since.ts';

interface ExportedClass {
  /** `webpack.optimize.SplitChunksPlugin` */
  path: string;
  name: string;
  /** webpack warns when this path is read: the class moved, or is on its way out. */
  deprecated: boolean;
  prototype: Record<string, unknown>;
}

/** Kept, since webpack warns of a path only once in a process. */
let exported: ExportedClass[] | undefined;

export function classRecords(): ReferenceRecord[] {
  const declarations = declarationsOf('webpack/types.d.ts');
  return exportedClasses().map(({ path, name, deprecated }) => {
    const record = declaredRecord('classes', path, declarations.class(name));
    return {
      ...record,
      since: sinceOf('classes', linkedName(record)),
      deprecated: record.deprecated || deprecated,
      experimental: path.includes('.experiments.'),
    };
  });
}

export function exportedClasses(): readonly ExportedClass[] {
  exported ??= findClasses(webpack);
  return exported;
}

/** `webpack.experiments.schemes.HttpUriPlugin` is as deep as it goes. */
const DEEPEST = 4;

/** Level by level: the shortest path names a class, unless it is deprecated and another is not. */
function findClasses(root: object, rootName = 'webpack'): ExportedClass[] {
  const namespaces = new Set<unknown>([root]);
  const classes = new Map<unknown, ExportedClass>();
  let level: [string, object][] = [[rootName, root]];
  for (let depth = 1; depth < DEEPEST; depth++) {
    const next: [string, object][] = [];
    for (const [owner, exports] of level) {
      for (const key of Object.keys(exports)) {
        const { value, deprecated } = readExport(exports, key);
        const path = `${owner}.${key}`;
        if (isPlugin(value)) {
          const known = classes.get(value);
          const isBetter = !known || (known.deprecated && !deprecated);
          const { name, prototype } = value;
          if (isBetter) classes.set(value, { path, name, deprecated, prototype });
        } else if (isNamespace(value) && !namespaces.has(value)) {
          namespaces.add(value);
          next.push([path, value]);
        }
      }
    }
    level = next;
  }
  return [...classes.values()];
}

function readExport(owner: object, key: string): { value: unknown; deprecated: boolean } {
  let deprecated = false;
  const emitWarning = process.emitWarning;
  process.emitWarning = () => {
    deprecated = true;
  };
  try {
    const value = (owner as Record<string, unknown>)[key];
    return { value, deprecated };
  } finally {
    process.emitWarning = emitWarning;
  }
}

function isPlugin(value: unknown): value is Pick<ExportedClass, 'name' | 'prototype'> {
  return typeof value === 'function' && typeof value.prototype?.apply === 'function';
}

/** Exports are grouped in plain objects; anything else is a value with an inside of its own. */
function isNamespace(value: unknown): value is object {
  return typeof value === 'object' && value !== null && value.constructor === Object;
}
