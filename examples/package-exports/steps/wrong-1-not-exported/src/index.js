import { mix } from 'paint/lib/mix.js';
import 'blend/colors';
import 'tries/missing';

console.log(mix('red', 'white'));
