import type { Metadata } from 'next'
import type { PageInfo } from '../../render/types'

/** Title, description, canonical address, languages and the picture for social networks. */
export function pageMetadata(page: PageInfo, { origin }: { origin: string }): Metadata {
  const { meta, translations } = page
  const title = meta.title ?? page.title
  const image = meta.image
  return {
    metadataBase: new URL(origin),
    title,
    description: meta.description,
    alternates: {
      canonical: meta.canonical ?? page.path,
      languages: Object.keys(translations).length > 0 ? translations : undefined,
    },
    openGraph: {
      title,
      description: meta.description ?? undefined,
      url: meta.canonical ?? page.path,
      locale: page.languageCode,
      type: 'website',
      ...(image ? { images: [image] } : {}),
    },
    ...(meta.noIndex ? { robots: { index: false, follow: true } } : {}),
  }
}
