// An article as a feed reader can show it: without what needs our styles or script, and with whole addresses.

/** In HTML of our serializer every `<` opens a tag and attribute values are in double quotes. */
const ONLY_HERE = [
  /<svg\b[\s\S]*?<\/svg>/g,
  /<button\b[\s\S]*?<\/button>/g,
  /<a\b(?:[^">]|"[^"]*")*\sclass="hash"[\s\S]*?<\/a>/g,
  // Hidden by our styles until its id is in the address.
  /<p class="moved"[\s\S]*?<\/p>/g,
];
const ADDRESS = /(<(?:a|img)\b(?:[^">]|"[^"]*")*?\s(?:href|src)=")([^"]*)(")/g;
const AMPERSAND = /&(?:amp|#x26);/g;

/** `url` is the address of the article, to which its fragments belong. */
export function feedHtml(html: string, url: string): string {
  return ONLY_HERE.reduce((rest, part) => rest.replace(part, ''), html).replace(
    ADDRESS,
    (_match, before: string, address: string, after: string) =>
      before + new URL(address.replace(AMPERSAND, '&'), url).href.replaceAll('&', '&amp;') + after,
  );
}
