export default function priceLoader(source) {
  const callback = this.async();

  this.resolve(this.context, './prices', (error, file) => {
    if (error) return callback(error);

    this.fs.readFile(file, 'utf8', (readError, json) => {
      if (readError) return callback(readError);
      const prices = JSON.parse(json);
      callback(
        null,
        source.replace(/.+/g, (tea) => `${tea} ${prices[tea]}`),
      );
    });
  });
}
