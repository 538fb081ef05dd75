// JSON schemas as webpack and its companions publish them, and the one way to follow their references.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  items?: Schema | Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  definitions?: Record<string, Schema>;
  /** Keywords of webpack's own. */
  instanceof?: string;
  tsType?: string;
  added?: string;
  deprecated?: boolean;
  experimental?: boolean;
}

/** A schema file; `file` is null for a schema that only lives in memory and refers to nothing outside. */
export interface SchemaDocument {
  root: Schema;
  file: string | null;
  /** Other files that this one refers to, each read once. */
  beside?: Map<string, SchemaDocument>;
}

/** A place in a schema file: references are read relative to the file. */
export interface SchemaNode {
  schema: Schema;
  document: SchemaDocument;
}

export function readSchema(file: string): SchemaDocument {
  return { root: JSON.parse(readFileSync(file, 'utf8')), file };
}

/** What a `$ref` points at, with a key that is the same for every reference to it. */
export function followRef(ref: string, from: SchemaDocument): SchemaNode & { key: string } {
  const [path = '', pointer = ''] = ref.split('#');
  const document = path === '' ? from : openBeside(path, from);
  let schema: unknown = document.root;
  for (const step of pointer.split('/').filter(Boolean)) {
    schema = (schema as Record<string, unknown> | undefined)?.[step];
  }
  if (!schema) throw new Error(`${from.file ?? 'schema'}: "${ref}" points at nothing.`);
  return { schema: schema as Schema, document, key: `${document.file}#${pointer}` };
}

function openBeside(path: string, from: SchemaDocument): SchemaDocument {
  if (!from.file)
    throw new Error(`"${path}" is referred to by a schema without a file of its own.`);
  const file = join(dirname(from.file), path);
  from.beside ??= new Map();
  const known = from.beside.get(file) ?? readSchema(file);
  from.beside.set(file, known);
  return known;
}

/** The alternatives of a node; those of `allOf` too, since the same properties hold under each. */
export function branches(schema: Schema): Schema[] {
  return [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
}

/** The node, and what it stands for by a lone reference or a lone alternative: keywords may sit on any. */
export function nodeChain(node: SchemaNode): SchemaNode[] {
  const chain = [node];
  for (let at: SchemaNode | null = node; at && chain.length < 20; ) {
    at = standsFor(at);
    if (at) chain.push(at);
  }
  return chain;
}

function standsFor({ schema, document }: SchemaNode): SchemaNode | null {
  if (schema.$ref) return followRef(schema.$ref, document);
  const [only, ...others] = branches(schema);
  return only && others.length === 0 ? { schema: only, document } : null;
}
