// Addresses that run or mislead, in every spelling a parser might forgive.
import { attacks, HOST, RUN } from './attack.ts';

const TARGETS = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `&#106;avascript:${RUN}`,
  `&#x6A;&#x61;vascript&colon;${RUN}`,
  `&#0000106avascript:${RUN}`,
  `java&#10;script:${RUN}`,
  `java&Tab;script:${RUN}`,
  `java&NewLine;script:${RUN}`,
  `&#1;javascript:${RUN}`,
  `&#x2028;javascript:${RUN}`,
  `%6Aavascript:${RUN}`,
  `javascript&#x3A;${RUN}`,
  `\\javascript:${RUN}`,
  `javascript://%0a${RUN}`,
  `vbscript:msgbox(1)`,
  `data:text/html;base64,PHNjcmlwdD5wYXJlbnQucHduZWQ9MTwvc2NyaXB0Pg==`,
  `data:text/html,<script>${RUN}</script>`,
  `DATA:image/svg+xml,<svg onload="${RUN}"/>`,
  `blob:${HOST}/1`,
  `file:///etc/passwd`,
  `about:blank`,
  `view-source:${HOST}`,
  `//attacker.example/x`,
  `/\\attacker.example/x`,
  `\\\\attacker.example\\x`,
  `https:attacker.example`,
  `https://webpack.js.org@attacker.example/`,
  `https://user:pass@attacker.example/`,
  `https://webpack.js.org//attacker.example/`,
  `https://webpack.js.org/\\attacker.example`,
  `https://webpack.js.org/x"onclick="${RUN}`,
  `https://webpack.js.org/#"><script>${RUN}</script>`,
  `../../../../../../../attacker`,
  `#"><script>${RUN}</script>`,
  `#%00%ff%E0%A4%A`,
  `https://[::1`,
  `https://github.com/webpack/css-loader/../../attacker`,
];

const quoted = (value: string): string => value.replaceAll('"', '&quot;');

const MARKDOWN = [
  `<javascript:${RUN}> <data:text/html,x> <vbscript:x>`,
  `[a]: javascript:${RUN}\n\n[a] [b][a] ![c][a]`,
  `[a]: <data:text/html,<script>${RUN}</script>> "t"\n\n[a]`,
  `![a](javascript:${RUN}) ![b](data:image/svg+xml,<svg/onload=${RUN}>)`,
  `[![a](x" onerror="${RUN})](javascript:${RUN})`,
  `[a](https://b.example "title\\" onclick=\\"${RUN}")`,
  `![alt" onerror="${RUN}](https://b.example/x.png "t\\" onload=\\"${RUN}")`,
  `www.javascript:${RUN} http://javascript:${RUN}@x.example javascript://a.b`,
  `a@b.example?body=<script> mailto:a@b.example"onclick="${RUN}`,
  `x[^1]\n\n[^1]: [a](javascript:${RUN}) <img src=x onerror="${RUN}">`,
  `x[^<script>]\n\n[^<script>]: y`,
  `<https://a.example/"onmouseover="${RUN}>`,
];

export const URL_ATTACKS = [
  ...attacks(
    'address',
    TARGETS.map(
      (target) =>
        `[a](${target.includes(' ') ? `<${target}>` : target}) <a href="${quoted(target)}">b</a> <img src="${quoted(target)}" alt="c">\n\n[d][r]\n\n[r]: <${target.replaceAll('<', '%3C')}>\n`,
    ),
  ),
  ...attacks('link', MARKDOWN),
];
