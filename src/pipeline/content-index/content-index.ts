// Builds the content index of the specification's section 3 from the records: a tree with byte sizes.

import type { DirectoryNode, FileNode } from '../../model/content.ts';
import { comparePages } from '../../model/order.ts';
import type { PageRecord } from '../../model/record.ts';
import { nameOf } from '../../model/url.ts';

export function contentIndex(records: readonly PageRecord[]): DirectoryNode {
  const root: DirectoryNode = directory('');
  for (const record of records) {
    const parts = record.path.split('/');
    let folder = root;
    folder.size += record.size;
    for (let depth = 1; depth < parts.length; depth++) {
      const path = parts.slice(0, depth).join('/');
      let next = folder.children.find((node) => node.type === 'directory' && node.path === path);
      if (next?.type !== 'directory') {
        next = directory(path);
        folder.children.push(next);
      }
      next.size += record.size;
      folder = next;
    }
    folder.children.push(fileNode(record));
  }
  sortTree(root);
  return root;
}

function directory(path: string): DirectoryNode {
  const url = path === '' ? '/' : `/${path}/`;
  return { type: 'directory', path, name: nameOf(path), url, size: 0, children: [] };
}

function fileNode(record: PageRecord): FileNode {
  const {
    html: _html,
    ids: _ids,
    links: _links,
    fences: _fences,
    images: _images,
    ...facts
  } = record;
  return {
    type: 'file',
    name: nameOf(record.path),
    extension: record.path.endsWith('.mdx') ? 'mdx' : 'md',
    ...facts,
  };
}

function sortTree(folder: DirectoryNode): void {
  const title = (node: DirectoryNode['children'][number]): string =>
    node.type === 'file' ? node.title : node.name;
  folder.children.sort((a, b) =>
    comparePages({ ...a, title: title(a) }, { ...b, title: title(b) }),
  );
  for (const node of folder.children) if (node.type === 'directory') sortTree(node);
}
