import type { PlainCheck } from 'voix/slices'

/** A check that needs only the page's texts: reports those with `!!`. */
export const quietTitles: PlainCheck = {
  name: 'quiet-titles',
  find: ({ texts }) =>
    texts.flatMap(({ element, field, text }) =>
      text.includes('!!') ? [{ level: 'error', element, field, text: `“${text}” shouts.` }] : [],
    ),
}
