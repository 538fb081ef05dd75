import { text } from './text.js';

const isPrime = (n) => {
  for (let i = 2; i * i <= n; i++) if (n % i === 0) return false;
  return true;
};

addEventListener('message', ({ data: limit }) => {
  let count = 0;
  for (let n = 2; n <= limit; n++) if (isPrime(n)) count++;
  postMessage(`${text(count)} primes`);
});
