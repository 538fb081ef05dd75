import { problem } from './problem.js';

const LINE = /^\s*([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/;

/** Goes on after a mistake, so that all of them can be reported at once. */
export function parse(source) {
  const phrases = new Map();
  const errors = [];
  const warnings = [];
  for (const [index, content] of source.split('\n').entries()) {
    const found = { line: index + 1, content };
    if (/^\s*(?:#|$)/.test(content)) continue;

    const [, name, text] = LINE.exec(content) ?? [];
    const first = phrases.get(name);
    if (name === undefined) {
      errors.push(problem('expected "name = text"', found));
    } else if (first !== undefined) {
      errors.push(problem(`line ${first.line} has the name "${name}" too`, found));
    } else {
      if (text === '') warnings.push(problem(`"${name}" has no text`, found));
      phrases.set(name, { name, parts: text.split(/\{(\w+)\}/), line: found.line });
    }
  }
  return { phrases, errors, warnings };
}
