import type { PlainCheck } from 'voix/slices'

/** A check of the page's content only: texts must not be in capitals. */
export const quietTitles: PlainCheck = {
  name: 'quiet-titles',
  find: ({ texts }) =>
    texts.flatMap(({ element, field, text }) =>
      text.includes('!!') ? [{ level: 'error', element, field, text: `“${text}” shouts.` }] : [],
    ),
}
