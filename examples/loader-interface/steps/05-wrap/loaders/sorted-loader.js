export function pitch(remainingRequest) {
  const request = this.utils.contextify(this.context, `!!${remainingRequest}`);
  console.log(request);
  return `
    import lines from ${JSON.stringify(request)};
    export default ['sorted', ...lines.sort()];
  `;
}
