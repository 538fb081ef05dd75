export class OldPlugin {
  apply(compiler) {
    compiler.plugin('done', () => console.log('finished'));
  }
}
