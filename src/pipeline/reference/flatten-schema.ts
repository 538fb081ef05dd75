// Turns a JSON schema into the flat list of property paths an author could write in an object.
import {
  branches,
  followRef,
  type Schema,
  type SchemaDocument,
  type SchemaNode,
} from './schema.ts';

export interface FlatPath {
  /** `module.rules[].test`, `entry.*.import`: `[]` is any item of an array, `*` any key of a map. */
  path: string;
  /** One per alternative that has the property. */
  nodes: SchemaNode[];
  /** True when the object that holds it is never valid without it. */
  required: boolean;
}

/** Paths of properties in schema order; items of arrays and values of maps are no paths of their own. */
export function flattenSchema(document: SchemaDocument): FlatPath[] {
  const found = new Map<string, SchemaNode[]>();
  const objects = new Map<string, Schema[]>();

  function walk(node: SchemaNode, path: string, trail: string[]): void {
    const { schema } = node;
    if (schema.$ref) {
      const target = followRef(schema.$ref, node.document);
      // A schema within itself adds no names: rules in rules, rules in oneOf.
      if (!trail.includes(target.key)) walk(target, path, [...trail, target.key]);
    }
    const within = (inner: Schema, at: string) =>
      walk({ schema: inner, document: node.document }, at, trail);
    for (const branch of branches(schema)) within(branch, path);
    for (const items of [schema.items ?? []].flat()) within(items, `${path}[]`);
    if (schema.properties) push(objects, path, schema);
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      const at = path ? `${path}.${key}` : key;
      const known = found.get(at)?.some((other) => other.schema === property);
      if (!known) push(found, at, { schema: property, document: node.document });
      within(property, at);
    }
    if (typeof schema.additionalProperties === 'object') {
      within(schema.additionalProperties, path ? `${path}.*` : '*');
    }
  }

  walk({ schema: document.root, document }, '', []);
  return [...found].map(([path, nodes]) => {
    const dot = path.lastIndexOf('.');
    const holders = objects.get(path.slice(0, Math.max(dot, 0))) ?? [];
    const key = path.slice(dot + 1);
    return { path, nodes, required: holders.every((holder) => holder.required?.includes(key)) };
  });
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
