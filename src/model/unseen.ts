// Finds characters that no reader sees: they hide words from people, or show them in another order than machines read them.

/**
 * Controls except tab and line breaks, all that Unicode says to draw as nothing (zero-width, soft hyphens,
 * marks of direction, tags, fillers, variation selectors), and separators that no editor shows.
 */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb]/u;

/** Emoji that Unicode recommends have joiners and selectors in them; any symbol may ask for colours or for none. */
const EMOJI = /\p{RGI_Emoji}|[\p{Emoji}--\p{ASCII}][\ufe0e\ufe0f]/gv;

interface Unseen {
  /** Counted from 1. */
  line: number;
  /** As Unicode writes it: U+202E. */
  name: string;
}

/** The first one, or null. */
export function unseenIn(text: string): Unseen | null {
  if (!UNSEEN.test(text)) return null;
  // As long as they are, so that what is found stays in its place.
  const rest = text.replace(EMOJI, (emoji) => '.'.repeat(emoji.length));
  const found = UNSEEN.exec(rest);
  if (found === null) return null;
  const code = found[0].codePointAt(0) ?? 0;
  return {
    line: rest.slice(0, found.index).split('\n').length,
    name: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
  };
}
