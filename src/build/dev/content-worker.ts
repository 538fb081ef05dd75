// The other end of content-thread.ts: answers its questions with a DevContent.
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Question } from './content-thread.ts';
import { DevContent } from './dev-content.ts';

const content = new DevContent(workerData);

parentPort?.on('message', async ({ id, method, args }: Question) => {
  const answer: Answer = { id };
  try {
    answer.result = await (content[method] as (...args: unknown[]) => unknown)(...args);
  } catch (error) {
    answer.error = error as Error;
  }
  parentPort?.postMessage(answer);
});
