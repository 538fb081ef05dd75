import { expect, test } from 'vitest';
import { placeModules } from './place-modules.ts';
import type { ReadModule } from './read-modules.ts';

/** Each module imports the three after it by number: 0 imports 1, 2, 3; 1 imports 4, 5, 6. */
function tree(count: number): Map<string, ReadModule> {
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const name = `m${index}.ts`;
      const imports = [1, 2, 3].map((child) => index * 3 + child).filter((child) => child < count);
      const module: ReadModule = {
        name,
        file: name,
        kind: 'script',
        bytes: 1,
        chunks: [],
        imports: new Set(imports.map((child) => `m${child}.ts`)),
      };
      return [name, module];
    }),
  );
}

const lattice = { columns: 8, rows: 6, near: 5 };

test('every line is an import, every cell holds one module, all within the drawing', () => {
  const modules = tree(60);
  const placed = placeModules(modules, 'm0.ts', lattice);
  const at = new Map(placed.map((module) => [`${module.column} ${module.row}`, module]));
  expect(at.size).toBe(placed.length);
  expect(new Set(placed.map(({ file }) => file)).size).toBe(placed.length);
  expect(placed.length).toBeGreaterThan(20);
  for (const { file, column, row, importers } of placed) {
    expect(column).toBeLessThanOrEqual(lattice.columns);
    expect(Math.abs(row)).toBeLessThanOrEqual(Math.min(lattice.rows, column));
    expect(importers.length > 0).toBe(file !== 'm0.ts');
    for (const importer of importers) {
      const from = at.get(`${importer.column} ${importer.row}`)?.file ?? '';
      expect(modules.get(from)?.imports.has(file)).toBe(true);
    }
  }
});

test('the same modules are drawn the same way', () => {
  expect(placeModules(tree(60), 'm0.ts', lattice)).toEqual(
    placeModules(tree(60), 'm0.ts', lattice),
  );
});

test('the few pictures are drawn near the entry, whatever else brings in more', () => {
  const modules = tree(60);
  const picture = modules.get('m50.ts') as ReadModule;
  modules.set('m50.ts', { ...picture, kind: 'image' });
  const drawn = placeModules(modules, 'm0.ts', lattice).find(({ kind }) => kind === 'image');
  expect(drawn?.column).toBeLessThanOrEqual(lattice.near);
});

test('a build without the entry says so', () => {
  expect(() => placeModules(tree(3), 'none.ts', lattice)).toThrow('no module none.ts');
});
