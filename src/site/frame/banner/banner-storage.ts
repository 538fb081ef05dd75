// The banner's one rule: dismissed while storage holds the value of this announcement.
import {
  BANNER_BODY_CLASS,
  BANNER_DISMISSED_VALUE,
  BANNER_STORAGE_KEY,
} from '../../../model/constants.ts';

/** On the root element, because the head's script runs before there is a body. */
export const DISMISSED_CLASS = 'banner-dismissed';

/** Stores the choice and takes the marker off the body; the style sheet does the rest. */
export function dismissBanner(): void {
  document.documentElement.classList.add(DISMISSED_CLASS);
  document.body.classList.remove(BANNER_BODY_CLASS);
  try {
    localStorage.setItem(BANNER_STORAGE_KEY, BANNER_DISMISSED_VALUE);
  } catch {
    // Where storage is blocked there is no close button.
  }
}
