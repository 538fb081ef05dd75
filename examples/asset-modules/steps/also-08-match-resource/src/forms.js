import dataUri from './leaf.svg.webpack[asset/inline]!=!./leaf.svg';

console.log(dataUri.slice(0, 40));
