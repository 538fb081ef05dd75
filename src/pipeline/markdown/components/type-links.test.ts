import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Reference } from '../../../model/reference.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { isSigned } from '../../reference/types/signed.ts';
import { EXPLAINED, linksIn, TypeLinks } from './type-links.ts';

const PAGE = join(import.meta.dirname, '../../../../content/api/types.md');
/** JavaScript's and TypeScript's own, and three packages that declare what webpack takes from them. */
const FOREIGN = [
  ...['Buffer', 'Error', 'Iterable', 'Map', 'Promise', 'RegExp', 'Set', 'WeakMap', 'WeakSet'],
  ...['Parameters', 'Partial', 'ReadonlySet', 'Readonly', 'Record'],
  ...['ExtendedSchema', 'JSONSchema4', 'JSONSchema6', 'JSONSchema7'],
  ...['UserResolveOptions', 'ValidationErrorConfiguration'],
];

let reference: Reference;
let links: TypeLinks;
beforeAll(async () => {
  reference = await loadReference();
  links = new TypeLinks(reference);
}, 120_000);

/** Names of types that a reader cannot follow. */
function unlinked(text: string): string[] {
  const html = links.html(text, { set: 'hooks' });
  const plain = html.replace(/<a [^>]*>[^<]*<\/a>/g, '').replace(/'[^']*'/g, '');
  return plain.match(/(?<![\w.])[A-Z]\w+/g) ?? [];
}

test('every type in a signature of the plugin API leads somewhere', () => {
  const signatures = reference.records.filter(isSigned).flatMap((record) => {
    const { kind, type, parameters, returns } = record;
    return kind === null ? [type] : [kind, ...parameters.map((one) => one.type), returns];
  });
  expect(signatures.length).toBeGreaterThan(700);
  expect([...new Set(signatures.flatMap(unlinked))].sort()).toEqual(FOREIGN.sort());
  expect(unlinked('Module | Unheard')).toEqual(['Unheard']);
});

test('the page of types declares each of them once, and explains none that another page has', () => {
  const page = readFileSync(PAGE, 'utf8');
  const shown = [...page.matchAll(/<Types names="([^"]*)" \/>/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const declared = reference.types.map(({ name }) => name);
  expect(shown.toSorted()).toEqual(declared.filter((name) => !(name in EXPLAINED)));
  expect(Object.keys(EXPLAINED).filter((name) => !declared.includes(name))).toEqual([]);
});

test('only signatures of the plugin API are linked', () => {
  expect(links.html('Set<Module>', { set: 'hooks' })).toBe(
    'Set&lt;<a href="/api/types/#module">Module</a>>',
  );
  expect(links.html('SyncBailHook', { set: 'hooks' })).toContain('/api/plugins/#tapable');
  expect(links.html('Identifier', { set: 'hooks' })).toContain('/api/types/#syntax');
  expect(links.html("'Module'", { set: 'hooks' })).not.toContain('<a');
  expect(links.html('Module', { set: 'options' })).toBe('Module');
});

test('where a component leads is known to the check of links', () => {
  const html = links.html('Compiler | string', { set: 'hooks' });
  expect(linksIn(html, 7)).toEqual([{ href: '/api/compiler-object/', line: 7 }]);
});
