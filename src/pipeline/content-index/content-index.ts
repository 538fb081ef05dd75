// Builds the content index of the specification's section 3 from the records: a tree with byte sizes.
import type { ContentNode, DirectoryNode, FileNode } from '../../model/content.ts';
import { comparePages } from '../../model/order.ts';
import type { PageRecord } from '../../model/record.ts';
import { nameOf } from '../../model/url.ts';
import { postDate } from '../posts/post.ts';

export function contentIndex(records: readonly PageRecord[]): DirectoryNode {
  const folders = new Map<string, DirectoryNode>([['', directory('')]]);
  const folderAt = (path: string): DirectoryNode => {
    const known = folders.get(path);
    if (known !== undefined) return known;
    const folder = directory(path);
    folders.set(path, folder);
    folderAt(parentOf(path)).children.push(folder);
    return folder;
  };
  for (const record of records) {
    let path = parentOf(record.path);
    folderAt(path).children.push(fileNode(record));
    for (; path !== ''; path = parentOf(path)) folderAt(path).size += record.size;
    folderAt('').size += record.size;
  }
  for (const folder of folders.values()) folder.children.sort(compareNodes);
  return folderAt('');
}

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

function directory(path: string): DirectoryNode {
  const url = path === '' ? '/' : `/${path}/`;
  return { type: 'directory', path, name: nameOf(path), url, size: 0, children: [] };
}

function fileNode(record: PageRecord): FileNode {
  const {
    html: _html,
    imported: _imported,
    post: _post,
    ids: _ids,
    links: _links,
    fences: _fences,
    headings: _headings,
    prose: _prose,
    documents: _documents,
    messages: _messages,
    inputs: _inputs,
    images: _images,
    ...facts
  } = record;
  const sort = postSort(record.path) ?? record.sort;
  return {
    type: 'file',
    name: nameOf(record.path),
    extension: record.path.endsWith('.mdx') ? 'mdx' : 'md',
    ...facts,
    ...(sort !== undefined && { sort }),
  };
}

const AFTER_ALL_DATES = 99_999_999;

/** A post's place is derived from the date in its file name, newest first; it is never typed. */
function postSort(path: string): number | undefined {
  const date = postDate(path);
  return date === null ? undefined : AFTER_ALL_DATES - Number(date.replaceAll('-', ''));
}

function compareNodes(a: ContentNode, b: ContentNode): number {
  const title = (node: ContentNode): string => (node.type === 'file' ? node.title : node.name);
  return comparePages({ ...a, title: title(a) }, { ...b, title: title(b) });
}
