import path from 'node:path';

export default function licenseLoader(source) {
  const callback = this.async();
  const file = path.join(this.rootContext, 'LICENSE');
  this.addDependency(file);
  this.fs.readFile(file, 'utf8', (error, license) => {
    callback(error, `/* ${license} */\n${source}`);
  });
}
