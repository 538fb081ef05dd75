try {
  const { price } = await import(/* webpackChunkName: "price" */ './prices.js');
  console.log(price(3));
} catch (error) {
  console.log(`${error.name}: ${error.message}`);
}
