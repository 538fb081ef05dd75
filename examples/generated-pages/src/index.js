import './shop.css';

const button = document.createElement('button');
button.textContent = 'Show the price';
button.addEventListener('click', async () => {
  const { price } = await import(
    /* webpackChunkName: "price", webpackPrefetch: true */ './price.js'
  );
  const hints = document.querySelectorAll('link[rel="prefetch"]');
  button.textContent = `${price(3)}, ${hints.length} prefetch`;
});
document.body.append(button);
