// The address of a prefilled issue in the repository of the docs.

interface Report {
  repository: string;
  origin: string;
  url: string;
  section: string | undefined;
}

export function reportUrl({ repository, origin, url, section }: Report): string {
  const issue = new URL(`https://github.com/${repository}/issues/new`);
  const page = new URL(url, origin).href;
  issue.searchParams.set('title', section === undefined ? url : `${url}: ${section}`);
  issue.searchParams.set(
    'body',
    `Page: ${page}\nSection: ${section ?? 'the whole page'}\n\nWhat is wrong, and what did you expect?\n`,
  );
  return issue.href;
}
