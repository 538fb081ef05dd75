const all = require.context('./formats');
console.log(all.keys().join(' '));

const formats = require.context('./formats', false, /\.js$/);
console.log(formats.keys().join(' '));
console.log(formats('./csv.js').format([{ place: 'Lake', km: 12 }]));
console.log(formats.resolve('./csv.js'));
console.log(formats.id);
