// `npm run fix` renews the list of waiting addresses; growing it takes a decision: `--grow`.
import { writeFile } from 'node:fs/promises';
import {
  COMMITTED_LIST,
  committedPending,
  comparePending,
  currentPending,
  describeEntries,
} from './pending-targets.ts';

const grow = process.argv.includes('--grow');
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
