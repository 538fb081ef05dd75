// Evaluates configurations in a process of its own, where a hanging or crashing one harms nothing.
import { pathToFileURL } from 'node:url';
import { checkConfigurations, type Fault } from './check-configurations.ts';

export interface Job {
  id: number;
  /** Absolute. */
  folder: string;
  file: string;
}

export interface Answer {
  id: number;
  faults: Fault[];
}

async function work({ folder, file }: Job): Promise<Fault[]> {
  process.chdir(folder);
  let exported: unknown;
  try {
    exported = (await import(pathToFileURL(`${folder}/${file}`).href)).default;
  } catch (error) {
    return [{ check: 'evaluates', message: messageOf(error), line: lineIn(error, file) }];
  }
  try {
    return await checkConfigurations(exported);
  } catch (error) {
    return [{ check: 'evaluates', message: messageOf(error), line: lineIn(error, file) }];
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : `It throws ${String(error)}`;

function lineIn(error: unknown, file: string): number {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const at = stack.indexOf(`/${file}:`);
  return at === -1 ? 0 : Number.parseInt(stack.slice(at + file.length + 2), 10) || 0;
}

// The first of them loads most of webpack and all of its schema: no configuration's time.
await checkConfigurations({ devServer: { none: 0 } });
await checkConfigurations({ none: 0 });
process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
  // Nothing can be written here. A plugin that opens its log when it is applied learns of it late, or never.
  if (error.code === 'EROFS') return;
  console.error(error);
  process.exit(1);
});
process.send?.('ready');
process.on('message', (job: Job) => {
  void work(job).then((faults) => {
    // What a configuration throws a moment later is still its own.
    setTimeout(() => process.send?.({ id: job.id, faults } satisfies Answer), 2);
  });
});
