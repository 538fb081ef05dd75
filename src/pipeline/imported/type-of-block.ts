// Reads the type out of a code block that only declares it: `type name = string | RegExp;`.

const DECLARATION = /^(?:export )?type [\w$]+ ?=\s([\s\S]+?);?$/;
const OTHERS = /^(?:export |declare )?(?:type|interface|import|function|const) /m;
/** Far more than any plate shows: the steps below look at such a text many times. */
const LONGEST_READ = 600;
/** Comments and templates do not survive in one line. */
const NEEDS_LINES = /\/\/|\/\*|`/;

/** Null if the block does not begin as a declaration; `type: null` if it says more than one line can. */
export function typeOfBlock(code: string): { type: string | null } | null {
  const written = code.trim();
  if (!OTHERS.test(written)) return null;
  if (written.length > LONGEST_READ) return { type: null };
  const body = DECLARATION.exec(written)?.[1];
  if (body === undefined || NEEDS_LINES.test(body) || OTHERS.test(body)) return { type: null };
  return { type: oneLine(body) };
}

/** Strings never span lines, so only what stood at the end of a line is changed. */
const oneLine = (type: string): string =>
  type
    .replace(/([(<[])\n\s*(?:\| )?/g, '$1')
    .replace(/,?\n\s*([)>\]])/g, '$1')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^\s*\| /, '');
