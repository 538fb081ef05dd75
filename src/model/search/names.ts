// Names of webpack's options, hooks, flags and packages as keys that every spelling of them shares.

/** What people write around a name: `webpack.`, `module.exports.`, `new `, `compiler.hooks.`, dashes, calls. */
const AROUND = /^(?:new\s+|module\.exports\.|config\.|options\.|webpack\.(?=.))+/i;

/** `output.filename`, `--output-filename` and `Output filename` are one key. */
export function nameKey(name: string): string {
  return name
    .trim()
    .replace(AROUND, '')
    .replace(/\.hooks\./i, '.')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}
