import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { HeadersFilePlugin } from '../src/index.js';
import { build } from './build.js';

test('lists the files whose names have a hash', async () => {
  const { headers, errors, warnings } = await build({ plugins: [new HeadersFilePlugin()] });
  assert.match(headers, /^\/main\.[\da-f]{8}\.js\n {2}Cache-Control: .*immutable\n$/);
  assert.deepEqual([errors, warnings], [[], []]);
});

test('writes the digest of the file that is served', async () => {
  const plugins = [new HeadersFilePlugin({ digest: true, filename: 'headers.conf' })];
  const { headers, script } = await build({ plugins, name: 'headers.conf' });
  const digest = createHash('sha256').update(script).digest('base64');
  assert.ok(headers.includes(`Repr-Digest: sha-256=:${digest}:`));
});

test('puts the template first, and watches it', async () => {
  const files = { 'headers.txt': '/*\n  X-Frame-Options: DENY\n' };
  const plugins = [new HeadersFilePlugin({ template: 'headers.txt' })];
  const { headers, watched } = await build({ files, plugins });
  assert.ok(headers.startsWith(files['headers.txt']));
  assert.ok(watched.includes('headers.txt'));
});

test('reports a template that is wrong, or not there', async () => {
  const plugins = [new HeadersFilePlugin({ template: 'headers.txt' })];
  const wrong = await build({ files: { 'headers.txt': '/*\nnosniff\n' }, plugins });
  assert.deepEqual(wrong.errors, ['Expected a path or "  Name: value": nosniff']);
  const missing = await build({ plugins });
  assert.match(missing.errors.join(), /ENOENT/);
});

test('warns about an entry without a hash', async () => {
  const plugins = [new HeadersFilePlugin()];
  const { warnings } = await build({ plugins, output: { filename: '[name].js' } });
  assert.match(warnings.join(), /"main" has no \[contenthash\]/);
});

test('refuses an option it does not know', async () => {
  const plugins = [new HeadersFilePlugin({ filname: 'a' })];
  await assert.rejects(build({ plugins }), /unknown property 'filname'/);
});

test('lets other plugins change the headers', async () => {
  const other = (compiler) => {
    compiler.hooks.thisCompilation.tap('Other', (compilation) => {
      const hooks = HeadersFilePlugin.getCompilationHooks(compilation);
      hooks.headers.tap('Other', (headers, { name }) => [...headers, `X-Name: ${name}`]);
    });
  };
  const { headers } = await build({ plugins: [new HeadersFilePlugin(), other] });
  assert.match(headers, /X-Name: main\./);
});

test('leaves child compilers alone', async () => {
  const withChild = (compiler) => {
    compiler.hooks.make.tapPromise('Child', async (compilation) => {
      const child = compilation.createChildCompiler('child', { filename: 'child.js' });
      new compiler.webpack.EntryPlugin(compiler.context, './index.js', 'child').apply(child);
      await new Promise((resolve) => child.runAsChild(resolve));
    });
  };
  const { errors } = await build({ plugins: [new HeadersFilePlugin(), withChild] });
  assert.deepEqual(errors, []);
});

test('serves several configurations', async () => {
  const plugins = [new HeadersFilePlugin()];
  const [first, second] = await Promise.all([
    build({ plugins }),
    build({ plugins, output: { filename: 'app.[contenthash:4].js' } }),
  ]);
  assert.match(first.headers, /^\/main\.[\da-f]{8}\.js\n.*\n$/);
  assert.match(second.headers, /^\/app\.[\da-f]{4}\.js\n.*\n$/);
});
