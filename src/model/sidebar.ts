// What the sidebar shows for a section: pages in order, anchors only for the page being read.
import * as z from 'zod';
import { type Anchor, anchorSchema } from './content.ts';

export interface SidebarItem {
  title: string;
  url: string;
  group?: string | undefined;
  sort?: number | undefined;
  anchors: Anchor[];
  children: SidebarItem[];
}

const sidebarItemSchema: z.ZodType<SidebarItem> = z.lazy(() =>
  z.strictObject({
    title: z.string(),
    url: z.string(),
    group: z.string().optional(),
    sort: z.int().optional(),
    anchors: z.array(anchorSchema),
    children: z.array(sidebarItemSchema),
  }),
);
