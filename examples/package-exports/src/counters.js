import * as synced from 'counter-synced';
import * as twice from 'counter-twice';
import * as wrapped from 'counter-wrapped';
import required from './required.cjs';

console.log('twice  ', twice.next(), required.twice.next());
console.log('wrapped', wrapped.next(), required.wrapped.next());
console.log('synced ', synced.next(), required.synced.next());
