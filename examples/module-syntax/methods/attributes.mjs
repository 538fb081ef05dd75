import bytes from '../src/pin.svg' with { type: 'bytes' };
import text from '../src/pin.svg' with { type: 'text' };
import cities from '../src/cities.json' with { type: 'json' };

console.log(cities.Bern, text.slice(0, 4), bytes.length);
