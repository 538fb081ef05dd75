import _ from 'lodash';

export const rows = (list) => _.chunk(list, 2);
