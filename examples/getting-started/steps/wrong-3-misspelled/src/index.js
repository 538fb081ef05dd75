import { greet } from './gret.js';

document.body.append(greet('webpack'));
