import apple from './apple.price';
import pear from './pear.price';
import plum from './plum.price';

console.log(apple + pear + plum);
