import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';

const { VirtualUrlPlugin } = webpack.experiments.schemes;
const folder = path.resolve('posts');

export default {
  mode: 'development',
  target: 'node',
  devtool: false,
  output: { filename: '[name].cjs' },
  stats: 'errors-warnings',
  plugins: [
    new VirtualUrlPlugin({
      async posts(loaderContext) {
        loaderContext.addContextDependency(folder);
        const posts = [];
        for (const file of (await readdir(folder)).sort()) {
          const [first] = (await readFile(path.join(folder, file), 'utf8')).split('\n');
          posts.push({ name: path.basename(file, '.md'), title: first.replace('# ', '') });
        }
        return `export const posts = ${JSON.stringify(posts)};`;
      },
    }),
  ],
};
