const walks = [
  { place: 'Lake', km: 12 },
  { place: 'Ridge', km: 9 },
];
const [name] = process.argv.slice(2);

try {
  const { format } = await import(
    /* webpackChunkName: "format-[request]" */
    /* webpackExclude: /[\\/]drafts[\\/]/ */
    `./formats/${name}.js`
  );
  console.log(format(walks));
} catch (error) {
  console.log(`${error.code}: ${error.message}`);
}
