// The banner's one rule: dismissed while storage holds the value of this announcement.
import { BANNER_DISMISSED_CLASS } from '../../../model/choices.ts';
import {
  BANNER_BODY_CLASS,
  BANNER_DISMISSED_VALUE,
  BANNER_STORAGE_KEY,
} from '../../../model/constants.ts';

/** Stores the choice and takes the marker off the body; the style sheet does the rest. */
export function dismissBanner(): void {
  document.documentElement.classList.add(BANNER_DISMISSED_CLASS);
  document.body.classList.remove(BANNER_BODY_CLASS);
  try {
    localStorage.setItem(BANNER_STORAGE_KEY, BANNER_DISMISSED_VALUE);
  } catch {
    // Where storage is blocked there is no close button.
  }
}
