// `node proof/write-pending-targets.ts`, on the main branch now and then: removes from the list what no longer waits.
// Growing it takes a decision: `--grow`.
import {
  committedPending,
  comparePending,
  currentPending,
  describeEntries,
  writePending,
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
  await writePending(current);
  console.log(`proof/pending-targets.json: ${current.length} waiting, ${settled.length} settled.`);
}
