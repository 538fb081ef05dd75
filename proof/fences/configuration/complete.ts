// Completes a fragment of a configuration to a module, without moving any of its lines.
import ts from 'typescript6';
import { parses } from '../syntax/script.ts';
import { keysOf, parseSource } from './shape.ts';

const RULE_KEYS = new Set(
  'test include exclude use loader options type oneOf resourceQuery issuer generator parser'.split(
    ' ',
  ),
);

/** Null when the fragment is neither properties, nor an object, a rule or a plugin. */
export function completeFragment(fragment: string, lang: string): string | null {
  const code = fragment.trimEnd().replace(/[,;]$/, '');
  if (exports(code)) return null;
  const object = objectKeys(`({${code}\n})`, lang) ? `{${code}\n}` : asExpression(code, lang);
  if (object === null) return null;
  const keys = objectKeys(`(${object})`, lang);
  if (keys === null) return `${head(code, lang)}plugins: [${object}\n] };`;
  if (keys.length > 0 && keys.every((key) => RULE_KEYS.has(key)) && keys.some(isRuleOnly)) {
    return `${head(code, lang)}module: { rules: [${object}\n] } };`;
  }
  const given = new Set(keys);
  return `${head(code, lang, given)}${object.trimStart().slice(1)};`;
}

const exports = (code: string): boolean => /^\s*export\s|^\s*module\.exports/m.test(code);
/** `loader` alone is a configuration's option too. */
const isRuleOnly = (key: string): boolean => RULE_KEYS.has(key) && key !== 'loader';

function asExpression(code: string, lang: string): string | null {
  const bare = code.trim();
  const accepted = bare.startsWith('{') || bare.startsWith('new ');
  return accepted && parses(`(${code}\n)`, lang) ? code : null;
}

function objectKeys(code: string, lang: string): string[] | null {
  if (!parses(code, lang)) return null;
  const source = parseSource(code, lang);
  const [statement] = source.statements;
  if (!statement || !ts.isExpressionStatement(statement)) return null;
  const { expression } = statement;
  if (!ts.isParenthesizedExpression(expression)) return null;
  const inner = expression.expression;
  return ts.isObjectLiteralExpression(inner) ? keysOf(inner, source) : null;
}

function head(code: string, lang: string, given: ReadonlySet<string> = new Set()): string {
  const start = lang === 'cjs' ? 'module.exports = ' : 'export default ';
  const mode = given.has('mode') ? '' : "mode: 'development', ";
  const entry = given.has('entry') ? '' : "entry: './src/index.js', ";
  return `${imports(code, lang)}${start}{ ${mode}${entry}`;
}

/** The two names every configuration of the docs uses for the same thing. */
function imports(code: string, lang: string): string {
  const names = { path: 'node:path', webpack: 'webpack' };
  return Object.entries(names)
    .filter(([name]) => new RegExp(`\\b${name}\\.`).test(code))
    .map(([name, from]) =>
      lang === 'cjs' ? `const ${name} = require('${from}'); ` : `import ${name} from '${from}'; `,
    )
    .join('');
}
