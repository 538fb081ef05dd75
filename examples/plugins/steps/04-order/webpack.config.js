const say = (text, stage) => (compiler) => {
  compiler.hooks.run.tap({ name: 'Say', stage }, () => console.log(text));
};

export default {
  mode: 'production',
  plugins: [say('first'), say('second'), false, say('early', -1)],
};
