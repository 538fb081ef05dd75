const forms = {
  string: 'lodash',
  object: { lodash: '_' },
  prefix: { lodash: 'window _' },
  property: { lodash: ['acme', 'vendor', '_'] },
  types: { lodash: { commonjs: 'lodash', var: '_' } },
  regexp: /^lodash\//,
  function: ({ request }, callback) => {
    const method = /^lodash\/(?:fp\/)?(\w+)\.js$/.exec(request);
    if (method) return callback(null, ['_', method[1]]);
    callback();
  },
  list: [{ 'lodash/chunk.js': ['_', 'chunk'] }, /^lodash\/fp\//],
};

export default Object.entries(forms).map(([name, externals]) => ({
  name,
  mode: 'development',
  devtool: false,
  entry: ['regexp', 'function', 'list'].includes(name) ? './src/methods.js' : './src/index.js',
  output: { filename: `${name}.js` },
  externals,
  externalsType: name === 'regexp' ? 'commonjs' : name === 'list' ? 'global' : 'var',
}));
