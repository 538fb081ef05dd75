// One way to break a build, and the section that helps whoever pastes what webpack says about it.
export interface ErrorCase {
  name: string;
  /** Texts by path. */
  files: Record<string, string>;
  /** Sections that help, the best first. */
  targets: string[];
  /** Arguments of webpack's command line. Without them the build is started from Node.js, which is quicker. */
  cli?: string[];
  /** How many lines of the message are pasted; 4 if left out. */
  lines?: number;
}

/** A package of ES modules, as npm makes it after `npm pkg set type=module`. */
export const MODULE = '{ "name": "app", "version": "1.0.0", "type": "module" }\n';

/** A broken configuration around a source that is in order. */
export function configured(
  name: string,
  configuration: string,
  targets: string[],
  more: Partial<ErrorCase> = {},
): ErrorCase {
  return {
    name,
    targets,
    ...more,
    files: {
      'src/index.js': "console.log('ready');\n",
      'webpack.config.mjs': `export default ${configuration};\n`,
      ...more.files,
    },
  };
}

/** A broken source, built with a mode and nothing else. */
export function sourced(
  name: string,
  source: string,
  targets: string[],
  more: Partial<ErrorCase> = {},
): ErrorCase {
  return configured(name, "{ mode: 'development' }", targets, {
    ...more,
    files: { 'src/index.js': `${source}\n`, ...more.files },
  });
}
