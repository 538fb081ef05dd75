import _ from 'lodash';

console.log('server', _.chunk([1, 2], 1).length);
