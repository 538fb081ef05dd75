// The tasks in readers' words, and which of them can be asked today.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GoldQuery } from '../../src/model/search/gold-set.ts';
import { type Task, tasksSchema } from '../../src/model/search/tasks.ts';
import { PROJECT } from './records.ts';

export function readTasks(): Task[] {
  return tasksSchema.parse(
    JSON.parse(readFileSync(join(PROJECT, 'data/search-tasks.json'), 'utf8')),
  );
}

/** Tasks whose page is written, as queries of the gold set. */
export function taskQueries(tasks: readonly Task[]): GoldQuery[] {
  return tasks.flatMap((task) =>
    'targets' in task ? [{ query: task.query, kind: 'task' as const, targets: task.targets }] : [],
  );
}

/** What is wrong with the marks of tasks whose page is not written, in words. */
export function wrongMarks(
  tasks: readonly Task[],
  { written, planned }: { written: ReadonlySet<string>; planned: ReadonlySet<string> },
): string[] {
  return tasks.flatMap((task) => {
    if ('targets' in task) return [];
    const { query, unwritten } = task;
    if (written.has(unwritten)) {
      return [
        `"${query}": ${unwritten} is written. Give the task its targets instead of the mark.`,
      ];
    }
    return planned.has(unwritten) ? [] : [`"${query}": ${unwritten} is not a planned page.`];
  });
}
