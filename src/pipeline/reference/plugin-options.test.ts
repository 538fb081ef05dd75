import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { optionRecords } from './option-records.ts';
import { pluginOptions, schemaFiles } from './plugin-options.ts';

const FOLDER = join(import.meta.dirname, '../../../node_modules/webpack/schemas/plugins');

test('webpack 5.112.2 has 42 plugin schemas with 226 options of plugins', () => {
  expect(schemaFiles(FOLDER)).toHaveLength(42);
  expect(new Set(pluginOptions(FOLDER).map(({ name }) => name)).size).toBe(226);
});

test('options carry the class name, whatever folder the schema is in', () => {
  const records = new Map(
    optionRecords('plugin-options', pluginOptions(FOLDER)).map((record) => [record.name, record]),
  );
  expect(records.get('BannerPlugin.banner')).toMatchObject({
    type: 'string | ((data) => string)',
    required: true,
  });
  expect(records.get('IgnorePlugin.checkResource')?.required).toBe(false);
  expect(records.get('SharePlugin.shared.eager')?.type).toBe('boolean');
});

test('a schema may refer to another file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
  mkdirSync(join(folder, 'plugins/deep'), { recursive: true });
  writeFileSync(
    join(folder, 'Main.json'),
    JSON.stringify({
      definitions: { A: { $ref: '#/definitions/B' }, B: { properties: { b: { type: 'string' } } } },
    }),
  );
  writeFileSync(
    join(folder, 'plugins/deep/NewPlugin.json'),
    JSON.stringify({ $ref: '../../Main.json#/definitions/A' }),
  );
  expect(pluginOptions(join(folder, 'plugins')).map(({ name }) => name)).toEqual(['NewPlugin.b']);
});
