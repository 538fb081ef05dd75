// The strictest check each language allows; a language without one may not be used in a fence.
import type { Finding, ProofFence } from './proof-fence.ts';
import { checkCommands, checkScripts, type KnownCommands } from './syntax/commands.ts';
import { checkCss } from './syntax/css.ts';
import { checkJson, checkJsonc, checkYaml } from './syntax/data.ts';
import { checkHtml } from './syntax/html.ts';
import { checkOutput } from './syntax/output.ts';
import { checkScript, SCRIPT_LANGUAGES } from './syntax/script.ts';
import { commandsOf } from './syntax/shell-words.ts';

interface LanguageCheck {
  /** What the report calls it. */
  name: string;
  check: (fence: ProofFence, known: KnownCommands) => Finding[];
}

const parsed = (check: (code: string) => Finding[]): LanguageCheck => ({
  name: 'parses',
  check: ({ code }) => check(code),
});

const script: LanguageCheck = {
  name: 'parses',
  check: ({ code, lang }) => checkScript(code, lang),
};

const json: LanguageCheck = {
  name: 'parses',
  check: ({ code, options }, known) => {
    const findings = checkJson(code);
    const manifest = options.file?.split('/').at(-1) === 'package.json';
    return manifest && findings.length === 0 ? checkScripts(code, known) : findings;
  },
};

const commands: LanguageCheck['check'] = (fence, known) => checkCommands(commandsOf(fence), known);

export const LANGUAGE_CHECKS: Readonly<Record<string, LanguageCheck>> = {
  ...Object.fromEntries(SCRIPT_LANGUAGES.map((lang) => [lang, script])),
  json,
  jsonc: parsed(checkJsonc),
  css: parsed(checkCss),
  html: parsed(checkHtml),
  yaml: parsed(checkYaml),
  bash: { name: 'flags and packages', check: commands },
  console: {
    name: 'flags and packages',
    check: (fence, known) => [...commands(fence, known), ...checkOutput(fence)],
  },
  // Compiled with its page, which cannot be built where that finds a mistake, or with `fails` does not.
  md: { name: 'compiles', check: () => [] },
  text: { name: 'captured', check: checkOutput },
};
