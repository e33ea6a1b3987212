/** The storage key of a visitor's decision: `accepted` or `declined`. */
export const CONSENT_KEY = 'voix:consent'

/** Dispatched on the document after each decision, also when the visitor withdraws the consent. */
export const CONSENT_EVENT = 'voix:consent'

/** The prefix of the counters' keys. */
export const TAG_PREFIX = 'voix:tag:'

/**
 * The script before the banner, which hides it from visitors who have decided. It is the same in every response, so a
 * policy can allow it by its hash.
 */
export const REMEMBER_CONSENT = `try{var c=localStorage.getItem('${CONSENT_KEY}');c&&document.documentElement.setAttribute('data-voix-consent',c)}catch(e){}`
