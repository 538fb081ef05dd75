for (const attempt of ['first', 'second']) {
  try {
    const { total } = await import('cart/total');
    console.log(`${attempt}: total is ${typeof total}`);
  } catch (error) {
    console.log(`${attempt}: ${error.name}`);
  }
}
