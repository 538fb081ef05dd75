import { BuiltModulesPlugin } from './built-modules-plugin.js';

export default {
  mode: 'development',
  target: 'node',
  entry: {
    main: './src/index.js',
    admin: './src/admin.js',
  },
  output: { filename: '[name].cjs' },
  experiments: {
    lazyCompilation: {
      entries: false,
      imports: true,
    },
  },
  plugins: [new BuiltModulesPlugin()],
};
