// What a document says about itself in the words of schema.org, for search engines and assistants.
import siteFacts from '../../../data/site.json' with { type: 'json' };
import type { Nav, PageData } from '../../model/record.ts';

interface StructuredInput {
  page: PageData;
  nav: Nav | null;
  /** Text to read from top to bottom; false for lists, search and the like. */
  article: boolean;
  /** Path of the card that stands for the page elsewhere. */
  image?: string | undefined;
  /** When it last changed, where that is known. */
  modified?: string | undefined;
  /** Path of the site's picture. */
  logo: string;
}

type Thing = Readonly<Record<string, unknown>>;

const at = (path: string): string => new URL(path, siteFacts.origin).href;
const HOME = at('/');
const ORGANIZATION = {
  '@type': 'Organization',
  '@id': at('/#org'),
  name: siteFacts.name,
  url: HOME,
};
const WEB_SITE = { '@type': 'WebSite', '@id': at('/#site'), name: siteFacts.name, url: HOME };

export function structuredData(input: StructuredInput): Thing {
  const graph = input.page.url === '/' ? home(input) : [work(input), breadcrumbs(input)];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function home({ page, logo }: StructuredInput): Thing[] {
  const { github, x, openCollective } = siteFacts.links;
  return [
    {
      ...WEB_SITE,
      description: page.description,
      inLanguage: 'en',
      publisher: { '@id': ORGANIZATION['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${at('/search/')}?q={query}` },
        'query-input': 'required name=query',
      },
    },
    { ...ORGANIZATION, logo: at(logo), sameAs: [github, x, openCollective] },
  ];
}

function work({ page, article, image, modified }: StructuredInput): Thing {
  const { url, title, description, post, imported, repo } = page;
  const type = post ? 'BlogPosting' : article ? 'TechArticle' : 'WebPage';
  return {
    '@type': type,
    headline: title,
    description,
    url: at(url),
    ...(image !== undefined && { image: at(image) }),
    inLanguage: 'en',
    ...(post && { datePublished: post.date }),
    ...(modified !== undefined && { dateModified: modified }),
    // A README is its package's own text: we only publish it here.
    ...(imported ? { isBasedOn: repo } : { author: authors(page) }),
    publisher: ORGANIZATION,
    isPartOf: WEB_SITE,
  };
}

/** A post names who wrote it; the documentation is everybody's. */
function authors({ post, contributors }: PageData): Thing | Thing[] {
  if (post === undefined) return ORGANIZATION;
  return contributors.map((handle) =>
    handle === siteFacts.name
      ? ORGANIZATION
      : { '@type': 'Person', name: handle, url: `https://github.com/${handle}` },
  );
}

function breadcrumbs({ page, nav }: StructuredInput): Thing {
  const section = nav?.section ? [{ name: nav.title, item: at(`/${nav.section}/`) }] : [];
  const trail = [
    { name: 'Home', item: HOME },
    ...section.filter(({ item }) => item !== at(page.url)),
    { name: page.title, item: at(page.url) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
