// `npm run fix` renews the list of waiting addresses and the tables of stand-ins; growing the list takes a decision: `--grow`.
import { writeFile } from 'node:fs/promises';
import {
  COMMITTED_LIST,
  committedPending,
  comparePending,
  currentPending,
  describeEntries,
  forgetWritten,
} from './pending-targets.ts';

const grow = process.argv.includes('--grow');
for (const file of await forgetWritten()) console.log(`${file}: rows of written pages are gone.`);
const current = await currentPending();
const { added, settled } = comparePending(current, grow ? [] : await committedPending());

if (added.length > 0 && !grow) {
  console.error(
    `proof/pending-targets.json may only shrink, and these are new:\n${describeEntries(added)}\n` +
      'Give each a target that exists in data/redirects.json, or pass --grow and say why in the commit.',
  );
  process.exitCode = 1;
} else {
  await writeFile(COMMITTED_LIST, `${JSON.stringify(current, null, 2)}\n`);
  console.log(`proof/pending-targets.json: ${current.length} waiting, ${settled.length} settled.`);
}
