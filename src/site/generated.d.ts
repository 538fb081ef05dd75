// What the build writes into .generated/ and how styles and fonts look to TypeScript.
declare module '@generated/sections.js' {
  export function loadSection(
    section: string,
  ): Promise<import('./state/load-view.ts').SectionModule>;
}

declare module '*.module.css' {
  const styles: Record<string, string>;
  export = styles;
}

declare module '*.css' {}
declare module '*.svg' {}
declare module '*.png' {}
