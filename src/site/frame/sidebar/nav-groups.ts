// The pages of a section arrive ordered; the sidebar sets each run of one group under its label.
import type { NavItem } from '../../../model/record.ts';

interface NavGroup {
  label: string | undefined;
  items: NavItem[];
}

export function navGroups(items: readonly NavItem[]): NavGroup[] {
  const groups: NavGroup[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.label === item.group) last.items.push(item);
    else groups.push({ label: item.group, items: [item] });
  }
  return groups;
}
