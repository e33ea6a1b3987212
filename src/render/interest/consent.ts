/** Where a visitor's answer is kept: `accepted` or `declined`. */
export const CONSENT_KEY = 'voix:consent'

/** Raised on the document when a visitor has answered, also when he takes his consent back. */
export const CONSENT_EVENT = 'voix:consent'

/** What the keys of the counters begin with. */
export const TAG_PREFIX = 'voix:tag:'

/**
 * The script that stands before the banner, so that whoever has answered never sees it. It is the same in every answer: a policy may know it
 * by its hash.
 */
export const REMEMBER_CONSENT = `try{var c=localStorage.getItem('${CONSENT_KEY}');c&&document.documentElement.setAttribute('data-voix-consent',c)}catch(e){}`
