import HelloPlugin from './hello-plugin.cjs';

export default {
  mode: 'development',
  stats: 'errors-warnings',
  plugins: [HelloPlugin],
};
