import type { Metadata } from 'next'
import type { PageInfo } from '../../render/types'
import { isPageHref } from '../../slices'

/** Returns the title, the description, the canonical address, the languages and the image for social networks. */
export function pageMetadata(page: PageInfo, { origin }: { origin: string }): Metadata {
  const { meta, alternates } = page
  const title = meta.title ?? page.title
  const image = meta.image
  // An invalid value, stored before validation existed, is ignored.
  const address = isPageHref(meta.canonical) ? meta.canonical : page.path
  return {
    metadataBase: new URL(origin),
    title,
    description: meta.description,
    alternates: {
      canonical: address,
      languages: Object.keys(alternates).length > 0 ? alternates : undefined,
    },
    openGraph: {
      title,
      description: meta.description ?? undefined,
      url: address,
      locale: page.languageCode,
      type: 'website',
      ...(image ? { images: [image] } : {}),
    },
    ...(meta.noIndex ? { robots: { index: false, follow: true } } : {}),
  }
}
