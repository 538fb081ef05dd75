// Makes the changes that need no decision, one after the other, so that none has to know of another.
import { check, type Parse, type ParseError } from './check.ts';
import { applyEdits } from './edits.ts';
import type { Finding } from './finding.ts';
import { RULES } from './rules/all.ts';
import type { Rule } from './rules/rule.ts';

interface Rewritten {
  text: string;
  /** In the text as it was. */
  found: Finding[];
  /** In the order in which they were made; places are those of the text of that moment. */
  made: Finding[];
  /** What a person has to decide. */
  left: Finding[];
  errors: ParseError[];
}

/** More than any file has; ends a change that would bring itself back. */
const MOST = 1000;

/** A text with an error is given back as it is. */
export function rewrite(text: string, parse: Parse, rules: readonly Rule[] = RULES): Rewritten {
  const made: Finding[] = [];
  let now = text;
  let checked = check(now, parse, rules);
  const { findings: found } = checked;
  if (checked.errors.length > 0) return { text, found, made, left: found, errors: checked.errors };
  const undone = new Set<string>();
  while (made.length < MOST) {
    const next = checked.findings
      .filter(({ step, path }) => !undone.has(`${step} ${path}`))
      .map((finding) => ({ finding, edits: finding.edits() }))
      .find(({ edits }) => edits !== null);
    if (!next?.edits) break;
    const { finding } = next;
    const changed = applyEdits(now, next.edits);
    const after = changed === null ? null : check(changed, parse, rules);
    // A change that breaks the file, or leaves what it was made for, is none.
    if (changed === null || after === null || after.errors.length > 0 || changed === now) {
      undone.add(`${finding.step} ${finding.path}`);
      continue;
    }
    made.push(finding);
    now = changed;
    checked = after;
  }
  return { text: now, found, made, left: checked.findings, errors: [] };
}
