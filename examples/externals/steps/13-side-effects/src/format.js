import _ from 'lodash';

export const label = 'Cities';
export const rows = (list) => _.chunk(list, 2);
