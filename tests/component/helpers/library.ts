import { within } from '@testing-library/react'
import { inspect, row, rowsOf, type SentRequest } from './studio'

const NAMES = ['sea', 'sand', 'palm', 'pool', 'bar', 'moon']
export const LIBRARY = NAMES.map((name, index) => ({
  id: name,
  filename: `${name}.jpg`,
  alt: `The ${name} at dawn`,
  tags: index < 2 ? ['beach'] : [],
  mimeType: 'image/jpeg',
  url: `/api/media/file/${name}.jpg`,
  thumbnailURL: `/small/${name}.jpg`,
  width: 800,
  height: 600,
  filesize: 80_000,
  focalX: 50,
  focalY: 50,
}))

/** Mocks a media collection that finds and stores as the server does. */
export function library() {
  const asked: SentRequest[] = []
  const stored = new Map(LIBRARY.map((picture) => [picture.id, picture]))
  const answer = (request: SentRequest) => {
    const url = new URL(request.url, 'http://site')
    const one = stored.get(url.pathname.split('/').at(-1) ?? '')
    asked.push({ ...request, url: decodeURIComponent(request.url) })
    if (one && request.method === 'PATCH') {
      const doc = { ...one, ...(request.body as object) }
      stored.set(one.id, doc)
      return { doc }
    }
    if (one) return one
    const like = [...url.searchParams].find(([name]) => name.endsWith('[alt][like]'))?.[1] ?? ''
    const docs = [...stored.values()].filter(({ alt }) => alt.toLowerCase().includes(like))
    return { docs, hasNextPage: false, totalDocs: docs.length }
  }
  return { answers: { '/api/media': answer }, asked, stored }
}

/** Returns the inspector's content for a field. */
export const field = (name: string) =>
  within(document.querySelector<HTMLElement>(`[data-field="${name}"]`) ?? document.body)

/** Opens a page with one hero, which is selected. */
export async function openHero(image: unknown = null) {
  const hero = row('hero', { image })
  const { answers, ...rest } = library()
  const studio = await inspect({ rows: [hero], answers })
  return { ...studio, ...rest, hero, image: () => rowsOf()[0]?.image }
}
