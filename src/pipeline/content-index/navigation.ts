// The navigation of each section, read off the content index, which is already in the one order.
import type { DirectoryNode, FileNode } from '../../model/content.ts';
import type { Nav, NavItem } from '../../model/record.ts';
import { SINGLE_PAGES } from '../../model/sections.ts';

/** Navigation by section name; the single pages are under the empty name. */
export function navigation(index: DirectoryNode): Map<string, Nav> {
  const single = index.children.filter((node) => node.type === 'file' && isSinglePage(node.name));
  const sections = index.children.filter((node) => node.type === 'directory');
  const navs = sections.map((section) => nav(section.name, filesOf(section)));
  const others = nav('', single as FileNode[]);
  return new Map([...navs, others].filter(([, { items }]) => items.length > 0));
}

function nav(section: string, files: FileNode[]): [string, Nav] {
  const title = files.find((file) => file.sort === -1)?.title ?? section;
  return [section, { section: section || null, title, items: files.map(item) }];
}

/** Pages of deeper folders follow those of the folder they are in. */
function filesOf(folder: DirectoryNode): FileNode[] {
  return folder.children.flatMap((node) => (node.type === 'file' ? [node] : filesOf(node)));
}

function isSinglePage(name: string): boolean {
  return (SINGLE_PAGES as readonly string[]).includes(name);
}

function item(file: FileNode): NavItem {
  return {
    title: file.title,
    url: file.url,
    ...(file.group !== undefined && { group: file.group }),
    anchored: file.anchors.some((anchor) => anchor.level > 1),
  };
}
