// Which page an author means: `guides/caching`, `/guides/caching/` or `content/guides/caching.md`, each with or without a line.
import { didYouMean } from '../../src/model/near.ts';
import { walkContent } from '../../src/pipeline/read/walk.ts';

export interface FoundPage {
  /** Path under content/. */
  path: string;
  line: number | null;
}

const ARGUMENT = /^(?:\.?\/)?(?:content\/)?(.*?)(?:\.mdx?|\/)?(?::(\d+))?$/;

/** Throws an error whose message is meant for the author. */
export function findPage(argument: string, content: string): FoundPage {
  const [, name = '', line] = ARGUMENT.exec(argument.trim()) ?? [];
  const { pages } = walkContent(content);
  const names = new Map(pages.map((path) => [path.replace(/\.mdx?$/, ''), path]));
  const path = names.get(name) ?? names.get(`${name}/index`.replace(/^\//, ''));
  if (path === undefined) {
    const known = [...names.keys()].map((each) => each.replace(/\/index$/, ''));
    throw new Error(
      `content/ has no page "${name}".${didYouMean(name, known)} Write it as guides/caching, or with a line of one fence: guides/caching:120.`,
    );
  }
  return { path, line: line === undefined ? null : Number(line) };
}
