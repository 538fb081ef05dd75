import assert from 'node:assert/strict';
import { test } from 'node:test';
import { promisify } from 'node:util';
import webpack from 'webpack';

async function build(text) {
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: import.meta.dirname,
    entry: `./lines.js!data:text/plain,${encodeURIComponent(text)}`,
    output: { library: { type: 'commonjs' } },
  });
  const files = new Map();
  compiler.outputFileSystem = {
    mkdir: (_path, callback) => callback(null),
    stat: (_path, callback) => callback(Object.assign(new Error(), { code: 'ENOENT' })),
    writeFile: (path, content, callback) => {
      files.set(path, content.toString());
      callback(null);
    },
  };
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const [code] = files.values();
  const exports = {};
  new Function('exports', code)(exports);
  return { result: exports.default, ...stats.toJson({ all: false, warnings: true }) };
}

test('exports the lines of a file', async () => {
  const { result, warnings } = await build('oak\nash\n');
  assert.deepEqual(result, ['oak', 'ash']);
  assert.equal(warnings.length, 0);
});

test('warns about a file without lines', async () => {
  const { result, warnings } = await build('\n');
  assert.deepEqual(result, []);
  assert.match(warnings[0].message, /The file has no lines/);
});
