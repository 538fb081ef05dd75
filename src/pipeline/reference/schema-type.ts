// Says in one line of TypeScript what an option takes; objects stay `object`, their properties are records of their own.
import { ANY_FUNCTION, functionSignature } from './function-signature.ts';
import { branches, followRef, type Schema, type SchemaNode } from './schema.ts';

/** Past this an array's items are named after their definition instead of spelled out twice. */
const LONG_ITEM = 60;
const LITERAL = /^('.*'|-?\d+(\.\d+)?|true|false|null)$/;

export function schemaType(nodes: SchemaNode[]): string {
  return unionOf(nodes.flatMap((node) => members(node, [])));
}

/** The literals when nothing else is allowed; a plain boolean is no list. */
export function schemaValues(nodes: SchemaNode[]): string[] {
  const types = nodes.flatMap((node) => members(node, []));
  const literals = types.flatMap((type) => (type === 'boolean' ? ['true', 'false'] : [type]));
  return literals.every((type) => LITERAL.test(type)) &&
    literals.some((type) => type !== 'true' && type !== 'false')
    ? [...new Set(literals)]
    : [];
}

export function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);
}

/** Each member once, `true | false` as `boolean`, lists after what they are lists of. */
export function unionOf(members: string[]): string {
  const types = new Set(members);
  if (types.has('true') && types.has('false')) types.add('boolean');
  if (types.has('boolean')) for (const half of ['true', 'false']) types.delete(half);
  if (types.size < 2) return [...types].join('');
  const written = [...types].map((type) => (isFunction(type) ? `(${type})` : type));
  const isList = (type: string) => type.endsWith('[]');
  return [...written.filter((type) => !isList(type)), ...written.filter(isList)].join(' | ');
}

export function listOf(type: string): string {
  return /^([\w.]+|'[^']*')$/.test(type) ? `${type}[]` : `(${type})[]`;
}

/** A signature as `functionSignature` writes it: its list of parameters comes first and holds no brackets. */
function isFunction(type: string): boolean {
  return /^\([^()]*\) =>/.test(type);
}

function members({ schema, document }: SchemaNode, trail: string[]): string[] {
  if (schema.instanceof === 'Function') {
    return [schema.tsType ? functionSignature(schema.tsType, document) : ANY_FUNCTION];
  }
  if (schema.enum) return schema.enum.map(literal);
  if (schema.tsType && !schema.properties) return [readable(schema.tsType)];
  if (schema.instanceof) return [schema.instanceof];
  if (schema.$ref) {
    const target = followRef(schema.$ref, document);
    if (trail.includes(target.key)) return [definitionName(schema.$ref)];
    return members(target, [...trail, target.key]);
  }
  const inner = branches(schema);
  if (inner.length > 0) {
    return inner.flatMap((branch) => members({ schema: branch, document }, trail));
  }
  return [schema.type ?? 'any'].flat().map((type) => plain(type, { schema, document }, trail));
}

function plain(type: string, node: SchemaNode, trail: string[]): string {
  if (type === 'array') return array(node, trail);
  if (type === 'object') return object(node, trail);
  return type === 'integer' ? 'number' : type;
}

function array({ schema, document }: SchemaNode, trail: string[]): string {
  const items = [schema.items ?? []].flat();
  if (items.length === 0) return 'any[]';
  const types = items.flatMap((item) => members({ schema: item, document }, trail));
  const type = unionOf(types);
  const ref = items.length === 1 ? soleRef(items[0]) : null;
  // Values a reader can write are worth their length; the name of their list is not.
  const writable = types.every((each) => LITERAL.test(each) || each === 'string');
  return ref && type.length > LONG_ITEM && !writable ? `${definitionName(ref)}[]` : listOf(type);
}

function soleRef(schema: Schema | undefined): string | null {
  if (!schema) return null;
  const [only, ...others] = branches(schema);
  return schema.$ref ?? (others.length === 0 ? (only?.$ref ?? null) : null);
}

/** A map with one kind of value says so; anything with known keys is an object. */
function object({ schema, document }: SchemaNode, trail: string[]): string {
  const values = schema.additionalProperties;
  if (typeof values !== 'object' || Object.keys(schema.properties ?? {}).length > 0)
    return 'object';
  return `Record<string, ${unionOf(members({ schema: values, document }, trail))}>`;
}

/** Webpack's own `tsType` for what is neither literal nor function, without the path of its file. */
function readable(tsType: string): string {
  return tsType.replace(/import\(['"][^'"]+['"]\)\./g, '').replace(/\{[^{}]*\}/g, 'object');
}

function definitionName(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}
