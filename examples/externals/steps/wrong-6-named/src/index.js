import { chunk } from 'lodash';

console.log(JSON.stringify(chunk(['Oslo', 'Lima', 'Kyiv'], 2)));
