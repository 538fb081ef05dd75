// A fence of a page that belongs to an example: which one, and which of its files or commands.
import { type FenceLine, fenceLines, isDiff } from '../../src/model/copy-text.ts';
import type { Fence } from '../../src/model/record.ts';

export interface ProjectFence {
  page: string;
  fence: Fence;
  /** What stands behind `project=`. */
  project: string;
  file: string | null;
  region: string | null;
  kind: 'session' | 'commands' | 'diff' | 'file';
  /** How many commands of the same step stand above it on the page. */
  firstCommand: number;
}

/** The fences of one page that belong to examples, in order. */
export function projectFences(page: string, fences: readonly Fence[]): ProjectFence[] {
  const typed = new Map<string, number>();
  return fences.flatMap((fence) => {
    const found = projectFence(page, fence);
    if (found === null) return [];
    const firstCommand = typed.get(found.project) ?? 0;
    if (found.kind === 'session' || found.kind === 'commands') {
      typed.set(found.project, firstCommand + typedIn(found).length);
    }
    return [{ ...found, firstCommand }];
  });
}

function projectFence(page: string, fence: Fence): ProjectFence | null {
  const project = option(fence.meta, 'project');
  if (project === null) return null;
  const [file = null, region = null] = option(fence.meta, 'file')?.split('#') ?? [];
  return { page, fence, project, file, region, kind: kindOf(fence), firstCommand: 0 };
}

function kindOf({ lang, meta }: Fence): ProjectFence['kind'] {
  if (lang === 'console') return 'session';
  if (isDiff(meta)) return 'diff';
  return lang === 'bash' && option(meta, 'file') === null ? 'commands' : 'file';
}

function option(meta: string, name: string): string | null {
  const match = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|(\\S+))`).exec(meta);
  return match?.[1] ?? match?.[2] ?? null;
}

/** A command as typed, its lines in the fence, and what the page says it prints. */
interface Typed {
  command: string;
  lines: string[];
  /** Index of the first line of output in the fence. */
  at: number;
  output: string[];
}

export function typedIn({ fence, kind }: ProjectFence): Typed[] {
  const typed: Typed[] = [];
  linesOf(fence, kind).forEach((line, index) => {
    const last = typed.at(-1);
    if (line.kind === 'output') {
      last?.output.push(line.text);
    } else if (line.continued && last !== undefined) {
      last.command = `${last.command}\n${line.text}`;
      last.lines.push(line.text);
      last.at = index + 1;
    } else if (line.text.trim() !== '') {
      const shown = kind === 'session' ? `$ ${line.text}` : line.text;
      typed.push({ command: line.text, lines: [shown], at: index + 1, output: [] });
    }
  });
  return typed;
}

function linesOf(fence: Fence, kind: ProjectFence['kind']): FenceLine[] {
  if (kind === 'session') return fenceLines(fence);
  let continued = false;
  return fence.code.split('\n').map((text) => {
    const line: FenceLine = { kind: 'command', text, continued };
    continued = text.endsWith('\\');
    return line;
  });
}
