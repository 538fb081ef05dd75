// The thread of start.ts: answers what is wrong with a page.
import { workerData } from 'node:worker_threads';
import { answerWith } from '../../src/build/dev/ask-thread.ts';
import { PageChecks } from './page-checks.ts';

answerWith(new PageChecks(workerData));
