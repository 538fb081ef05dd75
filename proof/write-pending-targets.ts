// `npm run tidy`, on the main branch now and then: removes what no longer waits from the list of old URLs and from the
// tables of stand-ins. Growing the list takes a decision: `npm run tidy -- --grow`.
import {
  committedPending,
  comparePending,
  currentPending,
  describeEntries,
  forgetWritten,
  writePending,
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
  await writePending(current);
  console.log(`proof/pending-targets.json: ${current.length} waiting, ${settled.length} settled.`);
}
