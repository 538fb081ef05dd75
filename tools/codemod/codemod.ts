// `node webpack-4-to-5.mjs webpack.config.js`: the entry of the file that the site publishes.
import { run } from './run.ts';

process.exitCode = run(process.argv.slice(2), (text) => console.log(text));
