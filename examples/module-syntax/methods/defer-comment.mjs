import /* webpackDefer: true */ * as units from '../src/units.js';

console.log(units.km(3));
