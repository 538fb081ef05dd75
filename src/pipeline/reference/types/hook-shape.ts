// Says what a hook is: the tapable class of the running object, its argument names, and the types declared for them.
import ts from 'typescript6';
import type { Parameter } from '../../../model/reference.ts';
import type { Declarations } from './declarations.ts';

/** The parts of tapable's objects that tell; its typings hide them. */
export interface RunningHook {
  constructor: { name: string };
  name?: string;
  _args?: string[];
  _fakeHook?: boolean;
  _factory?: (key: string) => RunningHook;
  hooks?: RunningHook[];
}

interface DeclaredHook {
  /** Classes from the outside in: `['HookMap', 'SyncBailHook']`. */
  classes: string[];
  types: string[];
  /** What a tap may return; empty where the declaration says nothing of it. */
  returns: string;
}

const WRAPPERS = new Set(['HookMap', 'MultiHook']);
const TRANSPARENT = new Set(['FakeHook', 'Pick', 'Readonly']);

/** Reads `HookMap<SyncBailHook<[Expression], boolean | void>>`. */
export function declaredHook(
  node: ts.TypeNode | undefined,
  declarations: Declarations,
): DeclaredHook {
  if (!node || !ts.isTypeReferenceNode(node)) return { classes: [], types: [], returns: '' };
  const name = node.typeName.getText(declarations.file);
  const first = node.typeArguments?.[0];
  if (TRANSPARENT.has(name)) return declaredHook(first, declarations);
  if (WRAPPERS.has(name)) {
    const inner = declaredHook(first, declarations);
    return { ...inner, classes: [name, ...inner.classes] };
  }
  if (name === 'TypedHookMap') return typedHookMap(first, declarations);
  // A lone argument may stand without its brackets.
  const elements = first && ts.isTupleTypeNode(first) ? [...first.elements] : first ? [first] : [];
  return {
    classes: [name],
    types: elements.map((element) => declarations.print(element)),
    returns: declarations.print(node.typeArguments?.[1]),
  };
}

/** One hook type per key, `Record<'json', SyncHook<[JsonParser]>> & …`: each argument may be any of theirs. */
function typedHookMap(node: ts.TypeNode | undefined, declarations: Declarations): DeclaredHook {
  const keyed = node && ts.isIntersectionTypeNode(node) ? [...node.types] : node ? [node] : [];
  const hooks = keyed.flatMap((type) => {
    const hook = ts.isTypeReferenceNode(type) ? type.typeArguments?.[1] : undefined;
    return hook ? [declaredHook(hook, declarations)] : [];
  });
  const length = Math.max(0, ...hooks.map(({ types }) => types.length));
  const types = Array.from({ length }, (_, index) =>
    [...new Set(hooks.flatMap((hook) => hook.types[index] ?? []))].join(' | '),
  );
  const returns = [...new Set(hooks.map((hook) => hook.returns))].join(' | ');
  return { classes: ['HookMap', ...(hooks[0]?.classes ?? [])], types, returns };
}

interface HookShape {
  kind: string;
  deprecated: boolean;
  parameters: Parameter[];
  returns: string;
}

/** Kinds that look at what a tap returns. */
const TAKES_RESULT = /Bail|Waterfall|Loop/;

export function hookShape(hook: RunningHook, declared: DeclaredHook): HookShape {
  const [classes, innermost] = unwrap(hook, declared);
  const names = innermost._args ?? fakeArguments(declared.types);
  const kind = classes.reduceRight((inner, outer) => (inner ? `${outer}<${inner}>` : outer), '');
  return {
    kind,
    deprecated: innermost._fakeHook === true,
    parameters: names.map((name, index) => ({ name, type: declared.types[index] ?? '' })),
    returns: TAKES_RESULT.test(kind) ? declared.returns : '',
  };
}

/** A fake hook forwards to another one and has no class of its own: the declaration says what it stands for. */
function unwrap(hook: RunningHook, declared: DeclaredHook): [string[], RunningHook] {
  if (hook._fakeHook) return [declared.classes.slice(-1), hook];
  const inner = hook._factory?.('any') ?? hook.hooks?.[0];
  const name = hook.constructor.name;
  if (!inner) return [[name], hook];
  const [classes, innermost] = unwrap(inner, declared);
  return [[name, ...classes], innermost];
}

/** Fake hooks keep no names; these are the arguments they pass on. */
const FAKE_ARGUMENTS: Record<string, string[]> = {
  'Set<Chunk>': ['chunks'],
  'ContextAlternativeRequest[]': ['modules'],
  'string, NormalModule': ['resource', 'module'],
};

function fakeArguments(types: string[]): string[] {
  const names = types.length === 0 ? [] : FAKE_ARGUMENTS[types.join(', ')];
  if (names) return names;
  throw new Error(
    `A deprecated hook of webpack takes (${types.join(', ')}) and names nothing: name its arguments in hook-shape.ts.`,
  );
}
