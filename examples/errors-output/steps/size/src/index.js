import moment from 'moment';

document.body.append(moment().format('LLLL'));
