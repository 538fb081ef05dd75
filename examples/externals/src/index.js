import _ from 'lodash';

console.log(JSON.stringify(_.chunk(['Oslo', 'Lima', 'Kyiv'], 2)));
