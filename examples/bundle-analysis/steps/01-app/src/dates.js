import moment from 'moment';

export const day = (date) => moment(date).format('LL');
