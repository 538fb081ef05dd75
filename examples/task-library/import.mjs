import { tally } from 'word-tally';

console.log(tally('The more, the better').the);
