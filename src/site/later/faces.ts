// Our typefaces come after the first page and for the next one: they hold no frame, and no text re-wraps under its reader.
import { FACES_CLASS, FACES_STORAGE_KEY } from '../../model/choices.ts';
import { PAGE_SHOWN } from '../../model/page-shown.ts';

const FACES = ['Hanken Grotesk', 'Geist Mono'];

export async function fetchFaces(): Promise<void> {
  const { classList } = document.documentElement;
  if (classList.contains(FACES_CLASS)) return;
  try {
    await Promise.all(FACES.map((family) => document.fonts.load(`1em "${family}"`)));
  } catch {
    // Not to be had: the fallback stays, and the next document asks again.
    return;
  }
  addEventListener(PAGE_SHOWN, () => classList.add(FACES_CLASS), { once: true });
  try {
    localStorage.setItem(FACES_STORAGE_KEY, '1');
  } catch {
    // Storage is blocked: every document begins with the fallback.
  }
}
