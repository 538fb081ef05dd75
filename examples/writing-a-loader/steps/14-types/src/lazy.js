export default function lazyLoader() {}

/**
 * @this {import('webpack').LoaderContext<{}>}
 * @param {string} remainingRequest
 */
export function pitch(remainingRequest) {
  const request = this.utils.contextify(this.context, `!!${remainingRequest}`);
  return `export default () => import(${JSON.stringify(request)});`;
}
