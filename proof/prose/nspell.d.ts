// The part of nspell this project uses; the package ships no types.
declare module 'nspell' {
  interface Nspell {
    correct(word: string): boolean;
    suggest(word: string): string[];
    add(word: string): Nspell;
  }
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Nspell;
}
