const REMOVED = ['debug', 'exec', 'inputValue', 'minimize', 'options', 'resolveSync', 'value'];

export default function internalsLoader(source) {
  console.log(`this._module: ${this._module.rawRequest}, ${this._module.type}`);
  console.log(`this._compilation: ${this._compilation.outputOptions.filename}`);
  console.log(`this._compiler, a child: ${this._compiler.isChild()}`);
  console.log(`removed members: ${REMOVED.filter((name) => name in this).length}`);

  setTimeout(() => {
    console.log(`later: ${typeof this._compilation}, ${typeof this._module}, ${typeof this.fs}`);
  });
  return source;
}
