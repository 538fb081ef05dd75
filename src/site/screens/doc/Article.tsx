// The text of a page as the pipeline made it at build time.
import { ARTICLE_ID } from '../../state/view.ts';

export function Article({ html }: { html: string }) {
  const inner = { __html: html };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own pipeline at build time
  return <article id={ARTICLE_ID} className="prose" dangerouslySetInnerHTML={inner} />;
}
