// Holds structured data against what schema.org defines and Google's guides to breadcrumbs, articles, sites and logos require.

type Thing = Record<string, unknown>;
type Rule = (value: unknown) => boolean;

const text: Rule = (value) => typeof value === 'string' && value.trim() !== '';
const address: Rule = (value) => {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  return new URL(value).protocol === 'https:';
};
const every =
  (rule: Rule): Rule =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(rule);
/** A day, or a time that says which zone it is in. */
const date: Rule = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d))?$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const is =
  (...types: string[]): Rule =>
  (value) => {
    const { '@type': type, '@id': id } = (value ?? {}) as Thing;
    if (type === undefined) return address(id);
    return types.includes(type as string) && problemsOf(value as Thing).length === 0;
  };
const trail: Rule = (value) =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.every((step, index) => is('ListItem')(step) && step.position === index + 1);

const person = is('Person', 'Organization');
const work: Record<string, Rule> = {
  headline: text,
  description: text,
  url: address,
  inLanguage: text,
  publisher: is('Organization'),
  isPartOf: is('WebSite'),
};
const maybe: Record<string, Rule> = {
  image: address,
  dateModified: date,
  author: (value) => person(value) || every(person)(value),
  isBasedOn: address,
};

/** Properties that each kind must have, and those it may have. */
const KINDS: Readonly<Record<string, { must: Record<string, Rule>; may?: Record<string, Rule> }>> =
  {
    TechArticle: { must: work, may: maybe },
    BlogPosting: { must: { ...work, datePublished: date, author: every(person) }, may: maybe },
    WebPage: { must: work, may: maybe },
    BreadcrumbList: { must: { itemListElement: trail } },
    ListItem: { must: { position: Number.isInteger, name: text, item: address } },
    WebSite: {
      must: { name: text, url: address },
      may: {
        description: text,
        inLanguage: text,
        publisher: is('Organization'),
        potentialAction: is('SearchAction'),
      },
    },
    Organization: {
      must: { name: text, url: address },
      may: { logo: address, sameAs: every(address) },
    },
    Person: { must: { name: text, url: address } },
    SearchAction: {
      must: {
        target: is('EntryPoint'),
        'query-input': (value) => value === 'required name=query',
      },
    },
    EntryPoint: {
      must: { urlTemplate: (value) => address(value) && String(value).endsWith('?q={query}') },
    },
  };

/** Each as a sentence; none for data that is whole. */
export function schemaProblems(data: unknown): string[] {
  const { '@context': context, '@graph': graph, ...rest } = (data ?? {}) as Thing;
  const outside = Object.keys(rest).map((name) => `"${name}" stands beside the graph.`);
  if (context !== 'https://schema.org') outside.push('The context is not https://schema.org.');
  if (!Array.isArray(graph) || graph.length === 0) return [...outside, 'There is no graph.'];
  return [...outside, ...graph.flatMap(problemsOf)];
}

function problemsOf(thing: Thing): string[] {
  const { '@type': type, '@id': id, ...properties } = thing;
  const kind = KINDS[String(type)];
  if (kind === undefined) return [`${type} is no type that we know.`];
  const rules = { ...kind.may, ...kind.must };
  const wrong = Object.entries(properties).flatMap(([name, value]) => {
    const rule = rules[name];
    if (rule === undefined) return [`${type} has no property "${name}".`];
    return rule(value) ? [] : [`${type}: "${name}" is ${JSON.stringify(value)}.`];
  });
  const missing = Object.keys(kind.must).filter((name) => !(name in properties));
  if (id !== undefined && !address(id)) wrong.push(`${type}: "@id" is no address.`);
  return [...wrong, ...missing.map((name) => `${type} lacks "${name}".`)];
}
