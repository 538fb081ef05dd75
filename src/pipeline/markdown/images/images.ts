// Gives every picture its size, its published, hashed name and its caption; a missing file is an error.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, relative, resolve } from 'node:path';
import { imageSize } from 'image-size';
import type { Image, Paragraph, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { didYouMean } from '../../../model/near.ts';
import { contextOf, type PageContext, report } from '../page-context.ts';

export function images() {
  return (tree: Root, vfile: VFile): void => {
    const context = contextOf(vfile);
    visit(tree, 'image', (node) => publish(node, context));
    visit(tree, 'paragraph', captionOf);
    visit(tree, 'imageReference', (node) =>
      report(context, node, {
        what: `The picture "${node.label ?? node.identifier}" is written as a reference.`,
        advice: 'Write its path at the picture itself: ![text](path).',
      }),
    );
  };
}

/** A picture alone in its paragraph shows its title as a caption. */
function captionOf(node: Paragraph): void {
  const [image, ...others] = node.children;
  if (image?.type !== 'image' || others.length > 0 || !image.title) return;
  const caption: PhrasingContent = {
    type: 'emphasis',
    data: { hName: 'figcaption' },
    children: [{ type: 'text', value: image.title }],
  };
  image.title = null;
  node.data = { ...node.data, hName: 'figure', hProperties: { className: ['fig'] } };
  node.children = [image, caption];
}

function publish(node: Image, context: PageContext): void {
  if (/^[a-z]+:/i.test(node.url)) {
    report(context, node, {
      what: `The picture "${node.url}" is on another site.`,
      advice:
        'Put the file beside the page and write its relative path; nothing third-party loads.',
    });
    return;
  }
  if (!node.alt) {
    report(context, node, {
      what: `The picture "${node.url}" has no text alternative.`,
      advice: 'Say what it shows: ![text](path).',
    });
  }
  const path = resolve(context.folder, node.url);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
    const folder = dirname(path);
    const there = existsSync(folder) ? readdirSync(folder) : [];
    report(context, node, {
      what: `There is no picture "${node.url}".`,
      advice: `Put the file there or correct the path.${didYouMean(basename(node.url), there)}`,
    });
    return;
  }
  const bytes = readFileSync(path);
  const size = sizeOf(bytes);
  if (size === null) {
    report(context, node, {
      what: `The file "${node.url}" is not a picture that can be read.`,
      advice: 'Save it again as PNG, JPEG, WebP, AVIF, GIF or SVG with a width and a height.',
    });
    return;
  }
  const name = publishedName(path, bytes);
  context.images[relative(context.root, path).replaceAll('\\', '/')] = name;
  node.url = `/${name}`;
  node.data = { hProperties: { ...size, loading: 'lazy', decoding: 'async' } };
}

function sizeOf(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    return null;
  }
}

/** Hashed, so that it can be cached for good. */
export function publishedName(path: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const extension = extname(path);
  return `assets/images/${basename(path, extension)}.${hash}${extension}`;
}
