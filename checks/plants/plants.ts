// Some forty mistakes, one to a page, that the tests which visit every page must see.

export interface Plant {
  name: string;
  /** The page whose file is changed. */
  path: string;
  /** Its Markdown twin in place of its document. */
  twin?: true;
  change: (text: string) => string;
}

/** At the beginning of the article, which React takes as it is. */
const inArticle =
  (html: string) =>
  (text: string): string =>
    text.replace(/<article id="article"[^>]*>/, (tag) => tag + html);
const replaced =
  (from: string | RegExp, to: string) =>
  (text: string): string =>
    text.replace(from, to);
const atEnd = (html: string) => replaced('</body>', `${html}</body>`);
const inHead = (html: string) => replaced('</head>', `${html}</head>`);
const WORDS = 'Words that were put here on purpose.';

/** Also the middle one, which is landed on. */
const hideHeadings = (text: string): string => text.replaceAll(/<h2 id="[^"]*"/g, '$& hidden');

export const PLANTS: readonly Plant[] = [
  {
    name: 'no h1',
    path: '/concepts/loaders/',
    change: replaced(/<h1([^>]*)>(.*?)<\/h1>/, '<p$1>$2</p>'),
  },
  { name: 'a second h1', path: '/concepts/plugins/', change: inArticle(`<h1>${WORDS}</h1>`) },
  { name: 'an id twice', path: '/concepts/modules/', change: inArticle('<p id="main">a</p>') },
  {
    name: 'a style attribute',
    path: '/concepts/targets/',
    change: inArticle('<p style="color: red">a</p>'),
  },
  {
    name: 'no language',
    path: '/concepts/manifest/',
    change: replaced('<html lang="en">', '<html>'),
  },
  {
    name: 'a title without the product',
    path: '/concepts/output/',
    change: replaced(' | webpack</title>', '</title>'),
  },
  {
    name: 'another canonical address',
    path: '/concepts/entry-points/',
    change: replaced(/(rel="canonical" href="[^"]*)"/, '$1x/"'),
  },
  {
    name: 'kept out of search engines',
    path: '/concepts/configuration/',
    change: inHead('<meta name="robots" content="noindex">'),
  },
  {
    name: 'an inline script',
    path: '/concepts/dependency-graph/',
    change: atEnd('<script>window.planted = 1</script>'),
  },
  {
    name: 'a picture from another host',
    path: '/concepts/module-federation/',
    change: inArticle('<img src="https://picture.example/a.png" alt="a" width="1" height="1">'),
  },
  {
    name: 'too little contrast',
    path: '/branding/',
    change: inArticle(`<p><font color="#dddddd">${WORDS}</font></p>`),
  },
  {
    name: 'a picture without alternative',
    path: '/concepts/module-resolution/',
    change: inArticle('<img src="/favicon.ico" width="9" height="9">'),
  },
  {
    name: 'a link without a name',
    path: '/concepts/why-webpack/',
    change: inArticle('<p><a href="/"></a></p>'),
  },
  {
    name: 'a list item without a list',
    path: '/concepts/under-the-hood/',
    change: inArticle('<div><li>a</li></div>'),
  },
  {
    name: 'a level of heading left out',
    path: '/concepts/hot-module-replacement/',
    change: inArticle('<h2>a</h2><h6>b</h6>'),
  },
  { name: 'a role nobody knows', path: '/guides/', change: inArticle('<p role="paragraf">a</p>') },
  { name: 'a field without a label', path: '/migrate/', change: inArticle('<input type="text">') },
  {
    name: 'a page that cannot be enlarged',
    path: '/contribute/',
    change: replaced(
      'width=device-width, initial-scale=1',
      'width=device-width, initial-scale=1, maximum-scale=1',
    ),
  },
  { name: 'headings nobody can land on', path: '/guides/getting-started/', change: hideHeadings },
  {
    name: 'other words than React renders',
    path: '/api/compiler-hooks/',
    change: replaced('>Contribute</a>', '>Contribution</a>'),
  },
  {
    name: 'an element that React does not render',
    path: '/configuration/',
    change: replaced('<div id="root">', `<div id="root"><p>${WORDS}</p>`),
  },
  {
    name: 'data that cannot be read',
    path: '/glossary/',
    change: replaced(/(id="document-data">)\{/, '$1['),
  },
  {
    name: 'a picture without a size',
    path: '/license/',
    // Lazy, so that it comes after the first layout.
    change: (text) => {
      const [, icon] = /<link rel="icon" href="([^"]*)"/.exec(text) ?? [];
      return inArticle(`<p><img loading="lazy" src="${icon}?late" alt="a"></p>`)(text);
    },
  },
  {
    name: 'other code than the page has',
    path: '/plugins/banner-plugin/',
    change: replaced(/(<pre tabindex="0"><code[^>]*>)/, '$1planted '),
  },
  {
    name: 'a Copy button that is not there',
    path: '/loaders/css-loader/',
    change: replaced(/<button class="cbtn".*?<\/button>/, ''),
  },
  {
    name: 'wider than every screen',
    path: '/comparison/',
    change: inArticle('<table width="3000"><tbody><tr><td>a</td></tr></tbody></table>'),
  },
  {
    name: 'a script that does not exist',
    path: '/loaders/babel-loader/',
    change: inHead('<script defer src="/assets/nothing.js"></script>'),
  },
  {
    name: 'a style sheet that does not exist',
    path: '/loaders/sass-loader/',
    change: inHead('<link rel="stylesheet" href="/assets/nothing.css">'),
  },
  {
    name: 'no footer',
    path: '/loaders/less-loader/',
    change: replaced(/<footer[\s\S]*<\/footer>/, ''),
  },
  {
    name: 'an article without its name',
    path: '/loaders/html-loader/',
    change: replaced('<article id="article"', '<article id="text"'),
  },
  {
    name: 'a menu that leads nowhere',
    path: '/loaders/raw-loader/',
    change: replaced(/id="section-nav"/, 'id="sections"'),
  },
  {
    name: 'no place in the sidebar',
    path: '/loaders/file-loader/',
    change: (text) => text.replaceAll(' aria-current="page"', ''),
  },
  {
    name: 'a button that needs script, shown without it',
    path: '/loaders/node-loader/',
    change: inArticle(`<p><button>${WORDS}</button></p>`),
  },
  {
    name: 'no text',
    path: '/loaders/null-loader/',
    change: replaced(/(<article id="article"[^>]*>)[\s\S]*?<\/article>/, '$1</article>'),
  },
  {
    name: 'structured data without a headline',
    path: '/loaders/url-loader/',
    change: replaced(/"headline":"[^"]*",/, ''),
  },
  {
    name: 'no picture for chats',
    path: '/loaders/thread-loader/',
    change: replaced(/<meta property="og:image" [^>]*>/, ''),
  },
  {
    name: 'no link to the twin',
    path: '/loaders/style-loader/',
    change: replaced(/<link rel="alternate"[^>]*text\/markdown">/, ''),
  },
  {
    name: 'a twin without a heading',
    path: '/plugins/copy-webpack-plugin/',
    twin: true,
    change: replaced(/\n## [^\n]*\n/, '\n'),
  },
  {
    name: 'a twin that lost half its words',
    path: '/plugins/html-webpack-plugin/',
    twin: true,
    change: (text) => text.slice(0, text.length / 2),
  },
  {
    name: 'a twin with HTML in it',
    path: '/plugins/eslint-webpack-plugin/',
    twin: true,
    change: (text) => `${text}\n<div class="a">a</div>\n`,
  },
  {
    name: 'an id twice on paper',
    path: '/guides/printable/',
    change: replaced('</main>', '<p id="main">a</p></main>'),
  },
];
