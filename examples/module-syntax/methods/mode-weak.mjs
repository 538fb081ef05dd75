try {
  await import(/* webpackMode: "weak" */ '../src/route.js');
} catch (error) {
  console.log(error.message);
}
