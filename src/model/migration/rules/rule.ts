// What a rule is, and the shape that most have: an option of some object, found by its name.
import type { Edit, Effect, Found } from '../finding.ts';
import type { Kind, Reading, Slot } from '../reading.ts';
import type { SyntaxNode } from '../syntax.ts';

export interface Rule {
  /** The id of its heading on /migrate/5/. */
  step: string;
  /** What it looks for. */
  about: string;
  effect: Effect;
  find: (reading: Reading) => Found[];
}

interface OptionRule {
  step: string;
  effect: Effect;
  in: Kind | readonly Kind[];
  keys?: readonly string[];
  /** Which values, and for rules without names which keys. */
  when?: (slot: Slot, reading: Reading) => boolean;
  /** What it is about in the value, which may stand elsewhere in the file. */
  at?: (slot: Slot, reading: Reading) => SyntaxNode | undefined;
  say: string | ((slot: Slot, reading: Reading) => string);
  edit?: (slot: Slot, reading: Reading) => Edit[] | null;
}

export function optionRule(rule: OptionRule): Rule {
  const kinds = new Set<Kind>(typeof rule.in === 'string' ? [rule.in] : rule.in);
  const keys = rule.keys && new Set(rule.keys);
  return {
    step: rule.step,
    about: rule.keys?.join(', ') ?? String(rule.in),
    effect: rule.effect,
    find: (reading) =>
      reading.slots
        .filter((slot) => kinds.has(slot.kind) && (keys?.has(slot.key) ?? true))
        .filter((slot) => rule.when?.(slot, reading) ?? true)
        .map((slot) => ({
          path: slot.path,
          ...rangeOf(slot, rule.at?.(slot, reading)),
          say: typeof rule.say === 'string' ? rule.say : rule.say(slot, reading),
          edits: () => rule.edit?.(slot, reading) ?? null,
        })),
  };
}

/** Of the name, because a value may be a hundred lines long; of a value that stands elsewhere. */
function rangeOf({ node, value }: Slot, at?: SyntaxNode): { start: number; end: number } {
  const isElsewhere = at && (at.start < value.start || at.end > value.end);
  const { start, end } = isElsewhere ? at : (node.key ?? node.left ?? node);
  return { start, end };
}
