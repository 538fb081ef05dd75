import { TodoPlugin } from './todo-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  stats: 'errors-warnings',
  plugins: [new TodoPlugin()],
  ignoreWarnings: [
    { module: /src\/legacy/, message: /request of a dependency is an expression/ },
    { file: 'src/legacy/**' },
  ],
};
