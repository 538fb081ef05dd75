import { compare } from './minimize.js';

const changes = [
  ['colorFallbacks', false, 'a { color: oklch(59.686% 0.15619 49.7694) }'],
  ['lowerUnsupported', false, 'a { inset: 0 } @media (width >= 40em) { b { top: 0 } }'],
  ['rewriteDirSelector', true, 'a:dir(rtl) { color: red }'],
  ['vendorPrefixes', false, 'a { user-select: none; -moz-box-shadow: none; box-shadow: none }'],
];
await compare('css', changes, 'browserslist:chrome 80, safari 13');
