import path from 'node:path';

export default async function findLoader(source) {
  const short = (file) => path.relative(this.rootContext, file);
  const resolve = this.getResolve();
  const resolveStyle = this.getResolve({ extensions: ['.css', '...'] });

  console.log(short(await resolve(this.context, './prices')));
  console.log(short(await resolveStyle(this.context, './menu')));
  await resolve(this.context, './menu').catch(({ message }) => console.log(message));
  console.log(this.getMissingDependencies().map(short).includes('src/menu.js'));
  return source;
}
