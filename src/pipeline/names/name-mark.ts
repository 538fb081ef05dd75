// How a compiled page marks the names in its running text until all pages, and so all homes, are known.
import { escapeHtml } from '../markdown/fences/highlight.ts';

interface NameMark {
  name: string;
  /** Of the source, for messages. */
  line: number;
  /** The author does not want this use linked. */
  plain: boolean;
  /** Of a table in which each row is looked up alone: linked wherever it stands, and not only once in a section. */
  every?: boolean;
}

/** First in the tag, so that a mark can be told from any other code without parsing. */
export const markProperties = ({
  name,
  line,
  plain,
  every = false,
}: NameMark): { 'data-name': string } => ({
  'data-name': `${line} ${plain ? '-' : every ? '*' : '+'} ${name}`,
});

/** For what a component writes; a long name may part behind its dots. */
export function markedName(
  name: string,
  { line, text = name }: { line: number; text?: string },
): string {
  const { 'data-name': mark } = markProperties({ name, line, plain: false });
  return `<code data-name="${escapeHtml(mark)}">${escapeHtml(text).replaceAll('.', '.<wbr>')}</code>`;
}

/** For sentences of data/, which become HTML without being Markdown of a page; `line` is the component's. */
export const markedHtml = (
  html: string,
  find: (code: string) => string | null,
  line: number,
): string =>
  html.replace(/<code>([^<&]*)<\/code>/g, (whole, code: string) => {
    const name = find(code);
    if (name === null) return whole;
    const { 'data-name': mark } = markProperties({ name, line, plain: false });
    return `<code data-name="${mark}">${code}</code>`;
  });

export const hasMarks = (html: string): boolean => html.includes('<code data-name="');

/** Matches a marked span; its groups are the mark, the other attributes and the content, which may part. */
export const MARKED =
  /<code data-name="([^"]*)"((?:[^">]|"[^"]*")*)>([^<]*(?:<wbr>[^<]*)*)<\/code>/g;

export function readMark(value: string): NameMark {
  const [line = '', sign = '', ...name] = value.split(' ');
  return { name: name.join(' '), line: Number(line), plain: sign === '-', every: sign === '*' };
}
