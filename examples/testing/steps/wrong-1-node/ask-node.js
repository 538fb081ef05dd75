const requests = [
  './src/sentence.js',
  './src/boot.svg',
  './src/summary.css',
  './src/walks.csv',
  './package.json',
  './src/icons.js',
  './src/unit.js',
];

for (const request of requests) {
  await import(request).catch(({ code, name, message }) => {
    console.log(`${request}: ${code ?? name}\n  ${message}`);
  });
}
