const target = '../vendor/greet.cjs';

/** @type {Record<string, import('webpack').ExternalItemValue>} */
const values = {
  none: { commonjs: target },
  default: { commonjs: target, interop: 'default' },
  esModule: { commonjs: target, interop: 'esModule' },
};

export default Object.entries(values).map(([name, greet]) => ({
  name,
  mode: 'development',
  devtool: false,
  target: 'node',
  output: { filename: `${name}.cjs` },
  externals: { greet },
  externalsType: 'commonjs',
}));
