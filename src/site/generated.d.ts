// What the build writes into .generated/ and how styles and fonts look to TypeScript.
declare module '@generated/sections.js' {
  export function loadSection(
    section: string,
  ): Promise<import('./state/load-view.ts').SectionModule>;
}

declare module '@generated/core.js' {
  export const core: import('./worker/core.ts').Core;
}

/** From data/site.json, in place when webpack reads the code: null leaves no trace of what needs it. */
declare const ANALYTICS_ID: string | null;

declare module '*.module.css' {
  const styles: Record<string, string>;
  export = styles;
}

declare module '*.css' {}
declare module '*.svg' {}
declare module '*.png' {}

/** webpack's own function, behind every `import()`. */
declare let __webpack_chunk_load__: (id: string | number) => Promise<unknown>;
