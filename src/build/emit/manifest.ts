// The web manifest with the names webpack gave to its icons.

interface Manifest {
  icons: { src: string }[];
}

/** `icons` has the emitted address of each icon by the name of its file. */
export function manifest(source: string, icons: ReadonlyMap<string, string>): string {
  const parsed: Manifest = JSON.parse(source);
  for (const icon of parsed.icons) {
    const emitted = icons.get(icon.src.slice(1));
    if (emitted === undefined) {
      throw new Error(
        `site.webmanifest names ${icon.src}, which src/site/icons.ts does not import.`,
      );
    }
    icon.src = emitted;
  }
  return `${JSON.stringify(parsed, null, 2)}\n`;
}
