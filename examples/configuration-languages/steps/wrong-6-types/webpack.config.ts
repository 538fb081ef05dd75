import webpack, { type Configuration } from 'webpack';

export const defined = webpack.defineConfig({
  mode: 'development',
  mod: 'development',
  output: { filname: 'app.js' },
});

export const satisfied = {
  mode: 'development',
  mod: 'development',
} satisfies Configuration;

export const served = {
  devServer: { open: true },
} satisfies Configuration;
