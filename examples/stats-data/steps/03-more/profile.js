import webpack from 'webpack';

webpack({ mode: 'production', profile: true, entry: './src/cart.js' }, (error, stats) => {
  const { modules } = stats.toJson({ all: false, modules: true, orphanModules: true });
  for (const { name, profile } of modules) {
    if (!profile) continue;
    console.log(name);
    for (const [phase, time] of Object.entries(profile)) console.log(`  ${phase}: ${time} ms`);
  }
});
