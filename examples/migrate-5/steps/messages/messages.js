const webpack = require('webpack');

const rule = (properties) => ({ module: { rules: [{ test: /x/, ...properties }] } });
const optimization = (properties) => ({ optimization: properties });
const output = (properties) => ({ output: properties });
const groups = (name) => optimization({ splitChunks: { cacheGroups: { a: { [name]: 'a' } } } });

const old = [
  { cache: {} },
  { devtool: '#source-map' },
  { node: { fs: 'empty' } },
  { node: { process: false } },
  { node: { Buffer: false } },
  rule({ query: {} }),
  rule({ loaders: [] }),
  rule({ loader: ['a-loader'] }),
  optimization({ hashedModuleIds: true }),
  optimization({ moduleIds: 'total-size' }),
  optimization({ namedChunks: true }),
  optimization({ namedModules: true }),
  optimization({ occurrenceOrder: true }),
  optimization({ splitChunks: { automaticNameMaxLength: 40 } }),
  groups('automaticNamePrefix'),
  optimization({ splitChunks: { name: true } }),
  output({ chunkCallbackName: 'a' }),
  output({ devtoolLineToLine: true }),
  output({ ecmaVersion: 5 }),
  output({ futureEmitAssets: true }),
  output({ hotUpdateFunction: 'a' }),
  output({ hotUpdateMainFilename: () => 'a' }),
  output({ jsonpFunction: 'a' }),
  output({ jsonpScriptType: 'module' }),
  { resolve: { concord: true } },
  { resolve: { enforceModuleExtension: true } },
  { resolve: { moduleExtensions: [] } },
  { serve: {} },
  { stats: { maxModules: 20 } },
  { target: () => {} },
  { watchOptions: { ignored: [/a/] } },
];

for (const options of old) {
  try {
    webpack.validate(options);
  } catch (error) {
    const lines = error.message.split('\n');
    console.log(lines[1].replace(' These properties are valid:', ''));
    for (const line of lines) {
      if (/Did you mean|CHANGE|\* configuration.*name should be one/.test(line)) console.log(line);
    }
  }
}
