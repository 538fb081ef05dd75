// Reads one component as an author wrote it, or says what is wrong with it.
import { didYouMean } from '../../../model/near.ts';
import { COMPONENTS, type Component } from './registry.ts';

export interface Written {
  /** As the author wrote it after the bracket. */
  tag: string;
  component: Component;
  /** The values of its attributes, joined to a name. */
  name: string;
  /** The same one by one; those left out are empty. */
  values: Readonly<Record<string, string>>;
  /** Why the entry has no example, where the author says so. */
  noExample?: string;
}

export interface Complaint {
  what: string;
  advice: string;
}

/** Any plate may have it, beside what names its record. */
export const NO_EXAMPLE = 'no-example';
const ATTRIBUTE = /\s+([\w-]+)="([^"]*)"/g;
const WHOLE = /^<([A-Z]\w*)((?:\s+[\w-]+="[^"]*")*)\s*\/>$/;

/** Null when it is some other HTML. */
export function readComponent(source: string): Written | Complaint | null {
  const text = source.trim();
  const name = /^<([A-Z]\w*)/.exec(text)?.[1];
  if (name === undefined) return null;
  const component = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
  if (component === undefined) {
    const known = Object.keys(COMPONENTS);
    return {
      what: `A component "${name}".`,
      advice: `Use one of: ${known.join(', ')}.${didYouMean(name, known)}`,
    };
  }
  const match = WHOLE.exec(text);
  if (match === null) {
    return {
      what: `The component ${name} cannot be read: ${text.split('\n')[0]}`,
      advice: `Write ${component.example} on a line of its own, with empty lines around it.`,
    };
  }
  return withAttributes(name, component, match[2] ?? '');
}

function withAttributes(name: string, component: Component, source: string): Written | Complaint {
  const given = new Map(
    [...source.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
  );
  const { optional = [], example, kind } = component;
  const attributes = Object.keys(component.attributes);
  const noExample = kind === 'plate' ? given.get(NO_EXAMPLE) : undefined;
  if (noExample !== undefined) {
    given.delete(NO_EXAMPLE);
    if (noExample.trim().split(/\s+/).length < 3) {
      return {
        what: `${name} with ${NO_EXAMPLE}="${noExample}".`,
        advice: 'Say in a few words why an example would teach nothing, or show one.',
      };
    }
  }
  for (const key of given.keys()) {
    if (!attributes.includes(key)) {
      const takes = attributes.length === 0 ? 'It takes none' : `It takes ${attributes.join(', ')}`;
      return {
        what: `${name} with the attribute "${key}".`,
        advice: `${takes}: ${example}.${didYouMean(key, attributes)}`,
      };
    }
  }
  const missing = attributes.find((key) => !optional.includes(key) && !given.has(key));
  if (missing !== undefined) {
    return { what: `${name} without the attribute "${missing}".`, advice: `Write ${example}.` };
  }
  const values = Object.fromEntries(attributes.map((key) => [key, given.get(key) ?? '']));
  const joined = Object.values(values).filter(Boolean).join('.');
  const written = { tag: name, component, name: joined, values };
  return noExample === undefined ? written : { ...written, noExample };
}
