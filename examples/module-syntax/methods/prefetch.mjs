document.querySelector('button').addEventListener('click', async () => {
  const { print } = await import(/* webpackPrefetch: true */ '../src/print.js');
  print();
});
