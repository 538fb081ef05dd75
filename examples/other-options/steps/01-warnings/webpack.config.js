import { TodoPlugin } from './todo-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  stats: 'errors-warnings',
  plugins: [new TodoPlugin()],
};
