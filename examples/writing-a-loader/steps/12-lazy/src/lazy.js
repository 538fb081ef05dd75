export default function lazyLoader() {}

export function pitch(remainingRequest) {
  const request = this.utils.contextify(this.context, `!!${remainingRequest}`);
  return `export default () => import(${JSON.stringify(request)});`;
}
