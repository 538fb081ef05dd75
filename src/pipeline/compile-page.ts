// Turns one source file into its record: the only place where Markdown becomes HTML.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageRecord } from '../model/record.ts';
import { urlOf } from '../model/url.ts';
import { newContext } from './markdown/page-context.ts';
import type { ToHtml } from './markdown/processor.ts';
import { unseenProblems } from './markdown/unseen/unseen.ts';
import { postOf, undatedPost } from './posts/post.ts';
import type { Problem } from './problem.ts';
import { readFrontMatter } from './read/front-matter.ts';

export interface CompiledPage {
  record: PageRecord | null;
  problems: Problem[];
}

interface CompileInput {
  /** Absolute content folder. */
  root: string;
  /** Path under it. */
  path: string;
  /** Name of the content folder in messages. */
  label: string;
  toHtml: ToHtml;
}

export function compilePage({ root, path, label, toHtml }: CompileInput): CompiledPage {
  const absolute = join(root, path);
  const source = readFileSync(absolute, 'utf8');
  const file = `${label}/${path}`;
  const { frontMatter, body, problems, lines } = readFrontMatter(source, file);
  const context = newContext({ file, folder: dirname(absolute), root });
  context.problems.push(...problems, ...undatedPost(path, file));
  for (const [key, value] of Object.entries(frontMatter ?? {})) {
    context.problems.push(...unseenProblems(JSON.stringify(value), file, lines[key]));
  }
  context.unlinked = frontMatter?.glossary ?? [];
  const html = toHtml(body, context);
  if (frontMatter === null || context.problems.length > 0) {
    return { record: null, problems: context.problems };
  }
  for (const { url } of frontMatter.related ?? []) {
    if (url.startsWith('/')) context.links.push({ href: url, line: lines['related'] ?? 1 });
  }
  // The heading that the frame sets above them.
  if (frontMatter.related?.length) context.ids.push('further-reading');
  const post = postOf(path, body);
  const { glossary: _unlinked, ...facts } = frontMatter;
  return {
    problems: [],
    record: {
      path,
      url: urlOf(path),
      size: Buffer.byteLength(source),
      ...facts,
      ...(post && { post }),
      html,
      anchors: context.anchors,
      ids: context.ids,
      links: context.links,
      fences: context.fences,
      headings: context.headings,
      prose: context.prose,
      documents: context.documents,
      ...(context.messages.length > 0 && { messages: context.messages }),
      inputs: context.inputs,
      images: context.images,
    },
  };
}
