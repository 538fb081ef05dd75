import moment from 'moment';

const language = process.argv[2] ?? 'en';
moment.locale(language);
console.log(moment('2026-05-01').format('dddd, LL'));
