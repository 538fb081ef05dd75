import path from 'node:path';
import webpack from 'webpack';

const source = path.join(import.meta.dirname, 'src');

export default {
  mode: 'production',
  entry: { design: ['./button.mjs', './price.mjs'] },
  context: source,
  output: {
    path: path.resolve('dll'),
    library: { name: 'design', type: 'var' },
  },
  plugins: [new webpack.DllPlugin({ name: 'design', path: path.resolve('dll/design.json') })],
};
