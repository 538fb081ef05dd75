import webpack from 'webpack';
import { BudgetPlugin } from './budget-plugin.js';

const compiler = webpack({ mode: 'production' });

new BudgetPlugin({ limit: 50 }).apply(compiler);

compiler.run((error, stats) => {
  if (error) throw error;
  console.log(stats.toString({ all: false, warnings: true }));
  compiler.close(() => {});
});
