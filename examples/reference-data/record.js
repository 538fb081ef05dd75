import data from './options.json' with { type: 'json' };

const [name] = process.argv.slice(2);
const record = data.records.find((option) => option.name === name);
console.log(JSON.stringify(record, null, 2));
