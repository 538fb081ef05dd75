import { expect, test } from 'vitest';
import { devServerDefaults } from './dev-server-defaults.ts';

const NAMES = [
  'devServer.client.overlay',
  'devServer.client.overlay.errors',
  'devServer.client.reconnect',
  'devServer.hot',
  'devServer.open',
  'devServer.proxy',
  'devServer.server',
  'devServer.static',
  'devServer.static.directory',
  'devServer.static.publicPath',
  'devServer.webSocketServer',
];
const statements = devServerDefaults(NAMES);

test('defaults are what the server fills in, in the short form that has the same result', () => {
  const values = [...statements].map(([name, [first]]) => [name, first?.value]);
  expect(Object.fromEntries(values)).toEqual({
    'devServer.client.overlay': 'true',
    'devServer.client.overlay.errors': 'true',
    'devServer.client.reconnect': '10',
    'devServer.hot': 'true',
    'devServer.open': 'false',
    'devServer.server': "'http'",
    'devServer.static': 'true',
    'devServer.static.directory': "path.join(process.cwd(), 'public')",
    'devServer.static.publicPath': "['/']",
    'devServer.webSocketServer': "'ws'",
  });
});

test('the server asks neither for the mode nor for the target', () => {
  for (const [name, statement] of statements) expect(statement, name).toHaveLength(1);
});
