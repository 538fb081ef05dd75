import { expect, test } from 'vitest';
import { cliRecords } from './cli-commands.ts';

test('webpack-cli 7.3.1 has 8 commands and 17 flags of its own', async () => {
  const names = (await cliRecords()).map(({ name }) => name).sort();
  expect(names).toEqual([
    '--additional-package',
    '--analyze',
    '--color',
    '--config',
    '--config-name',
    '--config-node-env',
    '--dev-server-per-compiler',
    '--disable-interpret',
    '--env',
    '--fail-on-warnings',
    '--help',
    '--json',
    '--merge',
    '--no-color',
    '--output',
    '--progress',
    '--version',
    'webpack build',
    'webpack complete',
    'webpack configtest',
    'webpack help',
    'webpack info',
    'webpack serve',
    'webpack version',
    'webpack watch',
  ]);
});

test('flags have types and say their alias', async () => {
  const flags = new Map((await cliRecords()).map((record) => [record.name, record]));
  expect(flags.get('--config')).toMatchObject({ type: 'string[]' });
  expect(flags.get('--config')?.source).toContain('Alias: -c.');
  expect(flags.get('--merge')?.type).toBe('boolean');
  expect(flags.get('--json')?.type).toBe('string | true');
});
