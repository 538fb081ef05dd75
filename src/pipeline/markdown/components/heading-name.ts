// Sees that a heading names the record whose plate stands below it.
import type { Complaint } from './read-component.ts';

/** `this.async()` and `rules[]` end in the key all the same; `{name}` and `<name>` stand for any key. */
const keyOf = (name: string): string =>
  name
    .replace(/\(.*\)$/, '')
    .replace(/\[\]$/, '')
    .split('.')
    .at(-1)
    ?.replace(/^[{<].*[}>]$/, '*') ?? '';

export function headingComplaint(
  heading: string,
  name: string,
  isRecord: (name: string) => boolean,
): Complaint | null {
  const namesAnother = heading !== name && isRecord(heading);
  if (!namesAnother && keyOf(heading) === keyOf(name)) return null;
  return {
    what: `The heading "${heading}" stands above the plate of "${name}".`,
    advice: `Name the same thing in both: ## \`${name}\`.`,
  };
}
