// What the home page says about the build of this very site: counted from webpack's stats, never typed.

export const MODULE_KINDS = ['script', 'style', 'image', 'data'] as const;
export type ModuleKind = (typeof MODULE_KINDS)[number];

/** A place of the drawing's lattice. */
export interface Cell {
  /** Columns away from the entry. */
  column: number;
  /** Half steps above (negative) or below the entry; a neighbour of the next column is one away. */
  row: number;
}

/** A module that is drawn as a cube. */
export interface PlacedModule extends Cell {
  /** Name of its file, without folders. */
  file: string;
  kind: ModuleKind;
  /** Bytes of its source. */
  bytes: number;
  /** Where the drawn modules stand that import it. */
  importers: Cell[];
}

/** A file that the home page loads. */
export interface Plate {
  file: string;
  kind: ModuleKind;
  bytes: number;
  /** Modules that went into it. */
  modules: number;
}

export interface BuildFigures {
  /** Modules read from a file, by kind. */
  modules: Record<ModuleKind, number>;
  /** Everything the client build wrote. */
  assets: { count: number; bytes: number };
  plates: Plate[];
  graph: PlacedModule[];
}
