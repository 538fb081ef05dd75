import { formats } from './formats.js';
import { title } from './title.js';

const walks = [
  { place: 'Lake', km: 12 },
  { place: 'Ridge', km: 9 },
];
const [name, language = 'en'] = process.argv.slice(2);
const format = formats.get(name);

if (format) {
  console.log(await title(language));
  console.log(format(walks));
} else {
  console.log(`Formats: ${[...formats.keys()].join(', ')}`);
}
