/** Where a visitor's answer is kept: `accepted` or `declined`. */
export const CONSENT_KEY = 'voix:consent'

/** Raised on the document when a visitor has answered, also when he takes his consent back. */
export const CONSENT_EVENT = 'voix:consent'

/** What the keys of the counters begin with. */
export const TAG_PREFIX = 'voix:tag:'
