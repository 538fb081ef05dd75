const DURING = [
  'finishModules',
  'seal',
  'afterChunks',
  'afterOptimizeChunkIds',
  'afterCodeGeneration',
  'afterRuntimeRequirements',
  'afterProcessAssets',
];

const print = (moment, { modules, chunks, assets }) => {
  const counts = [modules.size, chunks.size, Object.keys(assets).length];
  console.log(moment.padEnd(26), ...counts.map((count) => String(count).padStart(8)));
};

export class StatePlugin {
  apply(compiler) {
    for (const moment of ['make', 'finishMake', 'emit']) {
      compiler.hooks[moment].tap('StatePlugin', (compilation) => print(moment, compilation));
    }
    compiler.hooks.thisCompilation.tap('StatePlugin', (compilation) => {
      for (const moment of DURING) {
        compilation.hooks[moment].tap('StatePlugin', () => print(moment, compilation));
      }
    });
  }
}
