// A post of the blog has a day, which its file name tells, and takes some minutes, which its text tells.
import { longDate } from '../../model/long-date.ts';
import type { Post } from '../../model/record.ts';
import type { Problem } from '../problem.ts';
import { readingMinutes } from './reading-time.ts';

const POST = /^blog\/_?(\d{4}-\d\d-\d\d)-/;
/** Everything in blog/ but its index. */
const IN_BLOG = /^blog\/(?!_?index\.mdx?$)/;

/** The day in a post's file name; null for every other page, and for a day no calendar has. */
export function postDate(path: string): string | null {
  const date = POST.exec(path)?.[1];
  if (date === undefined) return null;
  const day = new Date(date);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(date) ? date : null;
}

export function postOf(path: string, markdown: string): Post | undefined {
  const date = postDate(path);
  if (date === null) return undefined;
  return { date, dateText: longDate(date), minutes: readingMinutes(markdown) };
}

/** A post without a day would stand nowhere in the list. */
export function undatedPost(path: string, file: string): Problem[] {
  if (!IN_BLOG.test(path) || postDate(path) !== null) return [];
  return [
    {
      file,
      line: 1,
      what: 'The name of this post does not begin with a day.',
      advice: 'Name the file after the day it is published: 2030-01-31-what-happened.md.',
    },
  ];
}
