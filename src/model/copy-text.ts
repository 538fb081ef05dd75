// One answer to what Copy gives for a fence, so that the page, its tests and the proof cannot disagree.
import type { Fence } from './record.ts';

export interface FenceLine {
  kind: 'code' | 'add' | 'del' | 'command' | 'output';
  /** Without prompt and without diff marker. */
  text: string;
  /** A further line of the command above, which a backslash carries on. */
  continued?: boolean;
}

type Source = Pick<Fence, 'lang' | 'meta' | 'code'>;

const PROMPT = '$ ';

export function isDiff(meta: string): boolean {
  return /(?:^|\s)diff(?:\s|$)/.test(meta.replace(/"[^"]*"/g, '""'));
}

export function fenceLines({ lang, meta, code }: Source): FenceLine[] {
  const lines = code.split('\n');
  if (lang === 'console') return sessionLines(lines);
  if (!isDiff(meta)) return lines.map((text) => ({ kind: 'code', text }));
  return lines.map((line) => ({
    kind: line.startsWith('+') ? 'add' : line.startsWith('-') ? 'del' : 'code',
    text: line.slice(1),
  }));
}

function sessionLines(lines: readonly string[]): FenceLine[] {
  let open = false;
  return lines.map((line) => {
    const continued = open;
    const isCommand = continued || line.startsWith(PROMPT);
    open = isCommand && line.endsWith('\\');
    if (!isCommand) return { kind: 'output', text: line };
    if (continued) return { kind: 'command', text: line, continued };
    return { kind: 'command', text: line.slice(PROMPT.length) };
  });
}

/** Commands of a session, the resulting file of a diff; a last newline would run a pasted command. */
export function copyText(fence: Source): string {
  const lines = fenceLines(fence);
  const commands = lines.filter(({ kind }) => kind === 'command');
  const kept = commands.length > 0 ? commands : lines.filter(({ kind }) => kind !== 'del');
  return kept
    .map(({ text }) => text)
    .join('\n')
    .replace(/\n+$/, '');
}
