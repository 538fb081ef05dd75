import _ from 'lodash';

console.log('browser', _.chunk([1, 2], 1).length);
