import webpack from 'webpack';

const options = { mode: 'development', devtool: false };
const forms = {
  'an object': { ...options },
  'an array': [{ ...options }, { ...options }],
  'a function': () => options,
  'an array of functions': [() => options],
  'a promise': Promise.resolve(options),
};

for (const [form, configuration] of Object.entries(forms)) {
  try {
    const compiler = webpack(configuration);
    const { mode } = [compiler.options].flat()[0];
    console.log(`${form}: ${compiler.constructor.name}, mode ${mode}`);
  } catch (error) {
    console.log(`${form}: ${error.name}`);
  }
}
