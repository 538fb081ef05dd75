import { query } from '../src/marker.js?size=2#red';

console.log(query);
