// Looks at the code of imported pages as closely as is possible without running it, and counts.
import ts from 'typescript6';
import webpack, { type Configuration } from 'webpack';
import type { Fence, PageRecord } from '../../src/model/record.ts';
import { parseMeta } from '../../src/pipeline/markdown/fences/meta.ts';
import { isConfiguration } from '../fences/configuration/is-configuration.ts';
import { parseSource } from '../fences/configuration/shape.ts';
import { LANGUAGE_CHECKS } from '../fences/language-checks.ts';
import type { ProofFence } from '../fences/proof-fence.ts';
import { NotStatic, staticValue } from './static-value.ts';

export interface FenceCounts {
  fences: number;
  /** Of a language that can be parsed. */
  checked: number;
  parsed: number;
  configurations: number;
  /** Accepted by webpack.validate, as far as they can be read without running them. */
  valid: number;
}

const NONE: FenceCounts = { fences: 0, checked: 0, parsed: 0, configurations: 0, valid: 0 };
const KNOWN = { flags: new Map(), packages: new Set<string>() };

export function countFences(record: PageRecord, project: string): FenceCounts {
  const counts = { ...NONE };
  for (const fence of record.fences) {
    counts.fences += 1;
    const check = LANGUAGE_CHECKS[fence.lang];
    if (check?.name !== 'parses') continue;
    counts.checked += 1;
    if (check.check(asProofFence(fence, record), KNOWN as never).length > 0) continue;
    counts.parsed += 1;
    if (!isConfiguration({ ...fence, file: null }, project)) continue;
    counts.configurations += 1;
    if (isValid(fence)) counts.valid += 1;
  }
  return counts;
}

/** Options behind the language belong to our own fences. */
function asProofFence(fence: Fence, { path, url }: PageRecord): ProofFence {
  const options = parseMeta('', fence.lang);
  const alone = { previous: null, next: null, siblings: [] };
  return { ...fence, ...alone, page: path, file: path, url, options };
}

function isValid({ code, lang }: Fence): boolean {
  const source = parseSource(code, lang);
  const exported = exportedValue(source);
  if (exported === null) return false;
  try {
    const value = staticValue(exported, source);
    for (const one of Array.isArray(value) ? value : [value])
      webpack.validate(one as Configuration);
    return true;
  } catch (error) {
    const { name } = error as Error;
    if (error instanceof NotStatic || ['ValidationError', 'RangeError'].includes(name))
      return false;
    throw error;
  }
}

/** What a module exports; of a function what it returns, if that is one expression. */
function exportedValue(source: ts.SourceFile): ts.Node | null {
  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement)) return returned(statement.expression);
    if (!ts.isExpressionStatement(statement)) continue;
    const { expression } = statement;
    if (ts.isBinaryExpression(expression) && expression.left.getText() === 'module.exports') {
      return returned(expression.right);
    }
  }
  return null;
}

function returned(node: ts.Node): ts.Node {
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return node;
  if (!ts.isBlock(node.body)) return node.body;
  const found = node.body.statements.find(ts.isReturnStatement);
  return found?.expression ?? node;
}
