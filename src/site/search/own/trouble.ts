// Who says that something fails is answered by the sections about what fails, which pages have under headings of a few kinds.

const ASKED =
  /\b(?:not|fail(?:s|ed|ing)?|broken|wrong|missing|nothing|error|404|undefined|stopped)\b|\b(?:can|don|doesn|isn|won)['’]t\b|\bcannot\b/i;
const ANSWERS =
  /^nothing\b|\b(?:not|cannot|errors?|troubleshooting|pitfalls?|why|wrong|404|undefined|missing|fails?|failed)\b/i;

/** A query about something that does not work. */
export const asksAboutTrouble = (query: string): boolean => ASKED.test(query);

/** A heading of what does not work: "If it does not work", "Why a rule does not match". */
export const isAboutTrouble = (heading: string): boolean => ANSWERS.test(heading);
