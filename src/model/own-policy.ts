// Pages that ask hosts no other page may ask: a policy lasts as long as its document, so each is a document of its own.
export const OWN_POLICY_PATHS = ['/organization/', '/vote/'] as const;
