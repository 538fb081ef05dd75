// Who wrote a package, as far as its metadata names a GitHub account: npm keeps no other list.

export interface PeopleMetadata {
  author?: unknown;
  contributors?: unknown;
  maintainers?: unknown;
}

/** `(?:^|[\s(])` keeps the host of an e-mail address out. */
const HANDLE =
  /(?:^|[\s(])@([A-Za-z\d][A-Za-z\d-]*)|github\.com\/([A-Za-z\d][A-Za-z\d-]*)\/?(?=[)\s]|$)/;
/** The account that stands for everybody not named. */
const EVERYBODY = 'webpack';

export function handlesOf(metadata: PeopleMetadata, owner: string): string[] {
  const people = [metadata.author, metadata.contributors, metadata.maintainers].flat();
  const handles = people.flatMap((person) => handleOf(textOf(person), owner) ?? []);
  return handles.length === 0 ? [EVERYBODY] : [...new Set(handles)];
}

function handleOf(person: string, owner: string): string | null {
  const match = HANDLE.exec(person);
  if (match !== null) return match[1] ?? match[2] ?? null;
  const name = person.replace(/\s*[<(].*$/, '').trim();
  return name.toLowerCase() === owner.toLowerCase() ? owner : null;
}

function textOf(person: unknown): string {
  if (typeof person === 'string') return person;
  if (typeof person !== 'object' || person === null) return '';
  const { name = '', url = '' } = person as { name?: unknown; url?: unknown };
  return `${name} (${url})`;
}
