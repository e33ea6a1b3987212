import type { PlainCheck } from 'voix/slices'

export const quietTitles: PlainCheck = {
  name: 'quiet-titles',
  find: ({ texts }) =>
    texts.flatMap(({ element, field, text }) =>
      text.includes('!!') ? [{ level: 'error', element, field, text: `“${text}” shouts.` }] : [],
    ),
}
