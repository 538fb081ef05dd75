import path from 'node:path';

export default function listLoader(source) {
  const short = (files) => files.map((file) => path.relative(this.rootContext, file)).join(', ');
  const print = () => {
    console.log(`files: ${short(this.getDependencies())}`);
    console.log(`folders: ${short(this.getContextDependencies())}`);
    console.log(`missing: ${short(this.getMissingDependencies())}`);
  };

  this.dependency(path.join(this.context, 'prices.json'));
  this.addContextDependency(path.join(this.context, 'extra'));
  this.addMissingDependency(path.join(this.context, 'today.txt'));
  print();
  this.clearDependencies();
  this.addDependency(this.resourcePath);
  print();
  return source;
}
