import * as assigned from './assigned.cjs';
import * as literal from './literal.cjs';
import * as named from './named.cjs';
import * as returned from './returned.cjs';

console.log(named.used(), literal.used(), assigned.used(), returned.used());
