// JSON, JSON with comments and YAML, read as strictly as the tools that read such files.
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { parseAllDocuments } from 'yaml';
import type { Finding } from '../proof-fence.ts';

export function checkJson(code: string): Finding[] {
  const advice = 'JSON has no comments and no trailing commas; with comments name it jsonc.';
  const findings = jsonErrors(code, { disallowComments: true }, advice);
  if (findings.length > 0) return findings;
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    return [{ at: 1, what: `JSON: ${(error as Error).message}.`, advice }];
  }
}

export function checkJsonc(code: string): Finding[] {
  return jsonErrors(code, {}, 'Mend the JSON: comments are fine, trailing commas are not.');
}

function jsonErrors(code: string, options: object, advice: string): Finding[] {
  const errors: ParseError[] = [];
  parse(code, errors, options);
  const [first] = errors;
  if (first === undefined) return [];
  const at = lineAt(code, first.offset);
  return [{ at, what: `JSON: ${printParseErrorCode(first.error)}.`, advice }];
}

export function checkYaml(code: string): Finding[] {
  const documents = parseAllDocuments(code);
  const errors = Array.isArray(documents) ? documents.flatMap((document) => document.errors) : [];
  return errors.slice(0, 1).map((error) => ({
    at: error.linePos?.[0].line ?? 1,
    what: `YAML: ${error.message.split('\n')[0]?.replace(/:$/, '')}.`,
    advice: 'Mend the YAML.',
  }));
}

export function lineAt(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length;
}
