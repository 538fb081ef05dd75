export const greet = async (language) => {
  const { hello } = await import(`./locale/${language}.js`);
  console.log(`${language}: ${hello}`);
};

for (const language of process.argv.slice(2)) {
  greet(language).catch((error) => console.log(`${language}: ${error.message}`));
}
