type Labels = Readonly<Record<string, string>>

/** Returns the labels that an interactive part needs: its props are sent to the browser with each part. */
export function pickLabels(labels: Labels, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).filter(([name]) => names.includes(name)))
}

export const CAROUSEL_LABELS = ['carousel.page', 'previous', 'next'] as const
export const LIGHTBOX_LABELS = ['gallery.dialog', 'close', 'previous', 'next'] as const

/** Returns a country's name in the page's language: the documents store it in English. */
export function countryName(country: string, labels: Labels): string {
  return labels[`country.${country}`] ?? country
}
