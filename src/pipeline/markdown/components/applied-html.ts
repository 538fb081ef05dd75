// Says when webpack applies a plugin by itself, the same in a plugin's plate and in the table of all of them.
import { type AppliedPlugin, type Cause, MODES } from '../../../model/reference.ts';
import { markedName } from '../../names/name-mark.ts';

const WORDS = new Intl.ListFormat('en', { type: 'conjunction' });
const ALTERNATIVES = new Intl.ListFormat('en', { type: 'disjunction' });

/** `line` is the component's, for messages about a name that leads nowhere. */
export function appliedHtml({ modes, by, unless }: AppliedPlugin, line: number): string {
  const causes = (found: readonly Cause[]): string =>
    ALTERNATIVES.format(found.map(({ name, text }) => markedName(name, { line, text })));
  if (modes.length === 0) return by.length === 0 ? 'only if you add it' : `by ${causes(by)}`;
  const isAlways = modes.length === MODES.length;
  const usual = isAlways ? 'always' : `in ${WORDS.format(modes)} mode`;
  const exceptions = isAlways && unless.length > 0 ? `, unless you set ${causes(unless)}` : '';
  return `${usual}${exceptions}${by.length === 0 ? '' : `; also by ${causes(by)}`}`;
}
