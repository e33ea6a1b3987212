import type { App } from './app'
import { makeDocument } from './documents'

/** Documents by collection, and the films of the media collection: the choices of fields. */
export type Choices = Readonly<Record<string, readonly string[]>>

const POST_TYPES = [
  'Blog Post',
  'Playacares Post',
  'Dominican Republic Post',
  'Jamaica Post',
  'Mexico Post',
  'USA Post',
  'Press Release',
]

/** Creates two different documents of each collection that slices show, and more where options limit the choice. */
export async function makeChoices(app: App): Promise<Choices> {
  const make = (slug: string, times: number, data: (index: number) => Record<string, unknown>) =>
    Promise.all(Array.from({ length: times }, (_, index) => makeDocument(app, slug, data(index))))

  const media = await make('media', 2, (index) => ({ alt: `Picture ${index}` }))
  const [image] = media
  const brands = await make('brands', 2, (index) => ({ name: `Brand ${index}`, logo: image }))
  const resorts = await make('resorts', 2, (index) => ({
    ...{ name: `House ${index}`, country: `Country ${index}`, brand: brands[index], image, logo: image },
    ...{ bookingEngineCode: `CODE${index}`, tripAdvisorId: `d${index}`, tripAdvisorRating: 4 + index / 2 },
    gallery: ['resort', 'pools'].map((category) => ({ image, category, caption: `Of house ${index}` })),
    amenities: [1, 2, 3].map((number) => ({ name: `Amenity ${number} of ${index}` })),
    meetingFacilities: [1, 2].map((number) => ({
      ...{ name: `Room ${number} of ${index}`, area: 50 * (index + number), capacity: { theatre: 20 } },
    })),
  }))
  // One brand has more resorts than the other: some slices show only how many a brand has.
  await make('resorts', 1, () => ({ name: 'House 2', country: 'Country 1', brand: brands[1], image, logo: image }))
  const specials = await make('specials', 2, (index) => ({
    ...{ title: `Offer ${index}`, image, resorts: [resorts[index]], country: `Country ${index}` },
    ...{ bookingCode: `C${index}`, imagesOnLeft: true, bgsvg: 'spider-web', percentOff: 20 },
  }))
  for (const postType of POST_TYPES)
    await make('posts', 6, (index) => ({
      ...{ title: `${postType} ${index}`, postType, publishedAt: `202${index}-01-02`, cover: image },
    }))
  const forms = ['first-form', 'other-form']
  for (const slug of forms)
    await make('forms', 1, () => ({ slug, title: slug, fields: [{ name: 'a', label: slug, type: 'text' }] }))
  for (const audience of ['both', 'corp_only'])
    await make('fact-sheets', 2, (index) => ({
      title: `Of ${index} for ${audience}`,
      audience,
      resort: resorts[index],
    }))
  const films = await Promise.all(['first', 'other'].map((name) => makeFilm(app, name)))
  return { media, films, brands, resorts, specials, forms }
}

/** Creates a film in the media library: an MP4 file of two empty boxes. */
async function makeFilm(app: App, name: string): Promise<string> {
  const data = Buffer.from('\0\0\0\x14ftypisom\0\0\0\0isom\0\0\0\x08free', 'latin1')
  const file = { name: `${name}.mp4`, data, mimetype: 'video/mp4', size: data.length }
  const doc = await app.payload.create({ collection: 'media', data: { alt: name }, file, overrideAccess: true })
  return String(doc.id)
}
