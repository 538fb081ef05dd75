import { expect, test } from 'vitest';
import { needsStyle } from './needs-style.ts';

const needs = needsStyle(
  '@layer prose{.card:hover>.card-logo{margin:.5em}html.js .place,.prose .list li{color:red}}' +
    '@layer print{@media print{@page{size:A4;@top-left{content:"a"}}.code{color:#000}}.tag{top:0}}',
);

test.each([
  ['<div class="card">a</div>', false],
  ['<div class="x card"><i class="card-logo"></i></div>', true],
  ['<div class="place"></div>', true],
  ['<ul class="list"></ul>', true],
  ['<div class="code">printed otherwise</div>', false],
  ['<div class="tag">after what is for paper</div>', true],
  ['<p>.list class=&#x22;list&#x22;</p>', false],
])('%s: %s', (html, expected) => {
  expect(needs(html)).toBe(expected);
});
