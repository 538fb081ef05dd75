const [name] = process.argv.slice(2);
const file = `./formats/${name}.js`;

try {
  const { format } = await import(file);
  console.log(format([{ place: 'Lake', km: 12 }]));
} catch (error) {
  console.log(`${error.code}: ${error.message}`);
}
