import _ from 'lodash';
import './rows.cjs';

const { cities } = await import('./cities.js');

console.log(_.chunk(cities, 2), new URL('./flag.svg', import.meta.url));
