async function load(name, address) {
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  await __webpack_init_sharing__('default');
  const container = globalThis[name];
  await container.init(__webpack_share_scopes__.default);
  return container;
}

const cart = await load('cart', '/cart/dist/remoteEntry.js');
const { total } = (await cart.get('./total'))();

document.querySelector('p').textContent = total([4, 6]);
