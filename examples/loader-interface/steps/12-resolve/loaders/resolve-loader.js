import path from 'node:path';

export default async function resolveLoader(source) {
  const show = (file) => console.log(file && path.relative(this.rootContext, file));

  this.resolve(this.context, './prices', (error, file) => show(file));

  const resolve = this.getResolve();
  show(await resolve(this.context, './prices'));

  const resolveStyle = this.getResolve({ extensions: ['.style.css', '...'], dependencyType: 'css-import' });
  show(await resolveStyle(this.context, './menu'));

  await resolve(this.context, './orders').catch((error) => console.log(error.message));
  show(this.getMissingDependencies().find((file) => file.endsWith('orders.js')));
  return source;
}
