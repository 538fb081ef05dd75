import { greet } from './greet';

document.body.append(greet('webpack'));
