// Turns of phrase that make a page read as translated, each with what to write in its place.

interface Stock {
  /** How the rule is called in a message and in the list of exceptions. */
  name: string;
  pattern: RegExp;
  advice: string;
}

const stock = (name: string, pattern: RegExp, advice: string): Stock => ({ name, pattern, advice });

const STOCK: readonly Stock[] = [
  stock(
    'address',
    /(?<!\b(?:IP|e-?mail|memory|host|loopback|network) )\baddress(?:es)?\b(?! bar\b)/gi,
    'It is a URL; for a file, a path.',
  ),
  stock(
    'stands',
    /\b(?:stands?|stood|standing)\b(?! (?:for|alone|out)\b)/gi,
    'Say "is", "comes", "appears".',
  ),
  stock('lies', /\b(?:lies|lie|lay|lying)\b/gi, 'Say "is" or "are".'),
  stock('hangs', /\b(?:hangs?|hung|hanging)\b/gi, 'Say what imports, uses or depends on what.'),
  stock('holds for', /\bholds? for\b/gi, 'Say "applies to" or "is true of".'),
  stock(
    'is no',
    /(?<!\b(?:there|that|what|which) )\b(?:is|are|was|were) no (?!(?:longer|more|less|fewer|different|other)\b)/gi,
    'Say "is not a".',
  ),
  stock('has got', /\b(?:has|have|had) got\b/gi, 'Say "has".'),
  stock('shall', /\bshall\b/gi, 'Say "must", "should" or "will".'),
  stock(
    'tells how',
    /\b(?:tells?|told) (?:how|what|where|when|which|whether|why)\b/gi,
    'Say "shows", "says" or "explains".',
  ),
  stock('whoever', /\bwhoever\b/gi, 'Name who: "a plugin that", "if you".'),
  stock('nobody', /\b(?:nobody|somebody)\b/gi, 'Say "no one", "someone", or name who.'),
  stock('such a', /\bsuch an?\b/gi, 'Say "a … like this", or name the thing.'),
  stock(
    'the one … the other',
    /\bthe one\b[^.]{1,80}\bthe other\b/gi,
    'Name the two things, or say "one … the other".',
  ),
  stock(
    'hyphen for a dash',
    /(?<=[\p{L}\p{N}.,)]) - (?=\p{L})/gu,
    'Use a colon, a comma or two sentences.',
  ),
  stock(
    'older versions',
    /\b(?:older|newer|recent|previous|earlier) (?:versions|releases)\b|\bnew enough\b/gi,
    'Name the release: "since 5.109".',
  ),
];

interface StockPhrase {
  name: string;
  /** As it was written. */
  phrase: string;
  advice: string;
}

export function stockIn(text: string): StockPhrase[] {
  return STOCK.flatMap(({ name, pattern, advice }) =>
    [...text.matchAll(pattern)].map(([phrase]) => ({ name, phrase, advice })),
  );
}
