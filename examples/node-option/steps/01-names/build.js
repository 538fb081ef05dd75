import { execFileSync } from 'node:child_process';
import webpack from 'webpack';

// Builds one file, runs the result in Node.js and returns what it prints, or the error.
export async function run(entry, { target, module, node }) {
  const filename = module ? 'main.mjs' : 'main.cjs';
  const compiler = webpack({
    mode: 'none',
    entry,
    target,
    node,
    output: { module, filename },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
  });
  try {
    return execFileSync('node', [`dist/${filename}`], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch (error) {
    return error.stderr.match(/\w+Error: .*/)[0];
  }
}
