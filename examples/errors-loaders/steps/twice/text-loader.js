export default function (source) {
  const callback = this.async();
  setTimeout(() => {
    if (!source.includes('to')) callback(null, "export default 'Closed';");
    callback(null, `export default ${JSON.stringify(source)};`);
  });
}
