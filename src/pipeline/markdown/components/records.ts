// Finds the record a component names and notes on the page that it has its home there.
import { didYouMean } from '../../../model/near.ts';
import type {
  Documented,
  FlagTarget,
  Reference,
  ReferenceRecord,
  ReferenceSet,
} from '../../../model/reference.ts';
import type { PageContext } from '../page-context.ts';
import type { Complaint } from './read-component.ts';

type Sets = readonly ReferenceSet[];

export class Records {
  readonly #bySet = new Map<ReferenceSet, Map<string, ReferenceRecord>>();

  readonly flagTargets: readonly FlagTarget[];

  constructor({ records, flagTargets }: Reference) {
    this.flagTargets = flagTargets;
    for (const record of records) {
      const names = this.#bySet.get(record.set) ?? new Map();
      this.#bySet.set(record.set, names.set(record.name, record));
    }
  }

  /** More than one where two packages know the same name: `--mode` is webpack's and webpack-cli's. */
  find(name: string, sets: Sets): ReferenceRecord[] {
    return sets.flatMap((set) => this.#bySet.get(set)?.get(name) ?? []);
  }

  /** Below a `parent` only its own keys are near, or its length alone would make all of them near. */
  unknown(name: string, sets: Sets, parent = ''): Complaint {
    const names = sets.flatMap((set) => [...(this.#bySet.get(set)?.keys() ?? [])]);
    const prefix = parent === '' ? '' : `${parent}.`;
    const keys = names
      .filter((each) => each.startsWith(prefix))
      .map((each) => each.slice(prefix.length));
    return {
      what: `"${name}" is in none of the pinned packages (${sets.join(', ')}).`,
      advice: `Correct the name: records are what these packages have.${didYouMean(name.slice(prefix.length), keys)}`,
    };
  }
}

/** A record has one home; a second one on the same page is a slip of the author. A sample, without a page, claims nothing. */
export function claim(
  context: PageContext | null,
  records: readonly ReferenceRecord[],
  place: Omit<Documented, 'set' | 'name'>,
): Complaint | null {
  if (context === null) return null;
  for (const { set, name } of records) {
    const earlier = context.documents.find((each) => each.set === set && each.name === name);
    if (earlier !== undefined) {
      return {
        what: `"${name}" is described twice on this page; the first is on line ${earlier.line}.`,
        advice: `Keep one of them and link to #${earlier.id} from the other.`,
      };
    }
    context.documents.push({ set, name, ...place });
  }
  return null;
}
