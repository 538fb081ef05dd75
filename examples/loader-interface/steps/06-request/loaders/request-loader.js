export default function requestLoader(source) {
  const { resource, resourcePath, resourceQuery, resourceFragment, context, rootContext } = this;
  console.log({ resource, resourcePath, resourceQuery, resourceFragment, context, rootContext });
  const { request, previousRequest, currentRequest, remainingRequest } = this;
  console.log({ request, previousRequest, currentRequest, remainingRequest });
  console.log(`loader ${this.loaderIndex} of ${this.loaders.length}`);
  for (const { path, query, options } of this.loaders) console.log({ path, query, options });
  return source;
}
