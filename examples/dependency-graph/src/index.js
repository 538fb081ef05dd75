import { total } from './cart.js';

const button = document.createElement('button');
button.textContent = `Pay ${total([10, 20])}`;
button.addEventListener('click', async () => {
  const { pay } = await import('./checkout.js');
  console.log(pay('4000123412341234', [10, 20]));
});
document.body.append(button);
