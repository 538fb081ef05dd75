// The other end of content-thread.ts: answers its questions with a DevContent.
import { workerData } from 'node:worker_threads';
import { answerWith } from './ask-thread.ts';
import { DevContent } from './dev-content.ts';

answerWith(new DevContent(workerData));
