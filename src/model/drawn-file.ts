// What a run of an example leaves beside its step for a page to draw: the proof writes and checks it, a component draws it.
import { TERMINAL_FILE } from './terminal-colors.ts';

/** By the component that draws it. */
export const DRAWN_FILES = {
  ModuleGraph: 'graph.json',
  LoaderOrder: 'loader-order.json',
  PublicPath: 'public-path.json',
  Changes: 'changes.json',
  SourceMaps: 'source-maps.json',
  ShareScope: 'share-scope.json',
  HookOrder: 'hook-order.json',
  BuildPhases: 'hook-order.json',
  ErrorMessage: 'printed.txt',
} as const;

/** What a step measured when it was captured: other on every machine, so the proof does not write it anew. */
export const MEASURED_FILE = 'measured.json';

/** Whether a path below `examples/NAME/` is one of these files; deeper down the names mean nothing. */
export const isCaptured = (path: string): boolean =>
  [...Object.values<string>(DRAWN_FILES), MEASURED_FILE, TERMINAL_FILE].includes(
    path.replace(/^steps\/[^/]+\//, ''),
  );

export type DrawnFile = (typeof DRAWN_FILES)[keyof typeof DRAWN_FILES];

/** The file a component draws; undefined for one that draws no run. */
export const fileOfComponent = (tag: string): DrawnFile | undefined =>
  Object.hasOwn(DRAWN_FILES, tag) ? DRAWN_FILES[tag as keyof typeof DRAWN_FILES] : undefined;

export interface Drawn {
  /** `NAME/STEP`, or `NAME` where a project has no steps. */
  project: string;
  file: DrawnFile;
}

/** From the project's root. */
export function drawnPath({ project, file }: Pick<Drawn, 'project'> & { file: string }): string {
  const [name = '', step] = project.split('/');
  return `examples/${name}/${step === undefined ? '' : `steps/${step}/`}${file}`;
}

/** Null for any other file. */
export function drawnOfPath(path: string): Drawn | null {
  const [, name, step, found] =
    /^examples\/([^/]+)\/(?:steps\/([^/]+)\/)?([^/]+)$/.exec(path) ?? [];
  const file = Object.values(DRAWN_FILES).find((each) => each === found);
  if (name === undefined || file === undefined) return null;
  return { project: step === undefined ? name : `${name}/${step}`, file };
}
