import { brands } from '../data/brands'
import { factSheets } from '../data/factSheets'
import { posts } from '../data/posts'
import { resortPath, resorts } from '../data/resorts'
import { specials } from '../data/specials'
import type { Ids } from './resolve'
import { idOf } from './resolve'
import type { SeededDocument, Store } from './store'

const published = { _status: 'published' }

type RowsOf = (document: SeededDocument, field: string) => { id?: string }[]
const rowsOf: RowsOf = (document, field) => (document[field] as { id?: string }[] | undefined) ?? []

/** Brands, resorts, specials, fact sheets and posts, in both languages. Fills `ids`. */
export async function seedDocuments({ store, ids }: { store: Store; ids: Ids }): Promise<void> {
  for (const [order, brand] of brands.entries()) {
    const { slug, name, tagline, description, image, colors } = brand
    const { id } = await store.ensure({
      collection: 'brands',
      key: ['slug', slug],
      data: () => ({
        ...published,
        name,
        slug,
        colors,
        order,
        tagline: tagline.en,
        description: description.en,
        logo: idOf(ids.media, `logo-${slug}`),
        image: idOf(ids.media, image),
      }),
      spanish: () => ({ ...published, tagline: tagline.es, description: description.es }),
    })
    ids.brands.set(slug, id)
  }
  for (const [order, resort] of resorts.entries()) {
    const { slug, tagline, description, image, gallery, amenities, brand, ...rest } = resort
    const { id } = await store.ensure({
      collection: 'resorts',
      key: ['slug', slug],
      data: () => ({
        ...rest,
        ...published,
        slug,
        order,
        tagline: tagline.en,
        description: description.en,
        brand: idOf(ids.brands, brand),
        logo: idOf(ids.media, `logo-resort-${slug}`),
        image: idOf(ids.media, image),
        gallery: gallery.map(([key, category]) => ({ image: idOf(ids.media, key), category })),
        amenities: amenities.map(([name, text]) => ({ name: name.en, description: text.en })),
      }),
      spanish: (document) => ({
        ...published,
        tagline: tagline.es,
        description: description.es,
        amenities: amenities.map(([name, text], i) => ({
          ...rowsOf(document, 'amenities')[i],
          name: name.es,
          description: text.es,
        })),
      }),
    })
    ids.resorts.set(slug, id)
  }
  await seedSpecials({ store, ids })
  for (const { file, title, resort, audience, language } of factSheets) {
    await store.ensure({
      collection: 'fact-sheets',
      key: ['file', idOf(ids.media, file)],
      data: () => ({
        title: title.en,
        resort: idOf(ids.resorts, resort),
        file: idOf(ids.media, file),
        audience,
        language,
      }),
      spanish: () => ({ title: title.es }),
    })
  }
  for (const { title, excerpt, body, cover, ...post } of posts) {
    const texts = (language: 'en' | 'es') => ({
      ...published,
      title: title[language],
      excerpt: excerpt[language],
      body: body[language],
    })
    const { id } = await store.ensure({
      collection: 'posts',
      key: ['slug', post.slug],
      data: () => ({ ...post, ...texts('en'), cover: idOf(ids.media, cover) }),
      spanish: () => texts('es'),
    })
    ids.posts.set(post.slug, id)
  }
}

async function seedSpecials({ store, ids }: { store: Store; ids: Ids }): Promise<void> {
  for (const [order, special] of specials.entries()) {
    const {
      slug,
      title,
      titleAbove,
      subtitle,
      content,
      terms,
      extraSavings,
      prettyEndDate,
      image,
      brand,
      resorts: at,
      ...rest
    } = special
    const texts = (language: 'en' | 'es'): Record<string, unknown> => ({
      ...published,
      title: title[language],
      titleAbove: titleAbove[language],
      subtitle: subtitle[language],
      content: content[language],
      terms: terms[language],
      extraSavings: extraSavings?.[language],
      prettyEndDate: prettyEndDate?.[language],
    })
    const { id } = await store.ensure({
      collection: 'specials',
      key: ['slug', slug],
      data: () => ({
        ...rest,
        ...texts('en'),
        slug,
        order,
        htmlId: slug,
        image: idOf(ids.media, image),
        brand: idOf(ids.brands, brand),
        resorts: at.map((name) => idOf(ids.resorts, name)),
      }),
      spanish: () => texts('es'),
    })
    ids.specials.set(slug, id)
  }
}

/** The page of each document: pages show documents, so they are made after them. */
export async function seedOwnPages({ store, ids, pageIds }: { store: Store; ids: Ids; pageIds: Map<string, string> }) {
  const write = (collection: string, id: string, path: string) =>
    store.write({ collection, id, data: { ...published, page: idOf(pageIds, path) } })
  for (const { slug } of brands) await write('brands', idOf(ids.brands, slug), `/brands/${slug}`)
  for (const { slug } of resorts) await write('resorts', idOf(ids.resorts, slug), resortPath(slug))
  for (const {
    slug,
    brand,
    resorts: [at],
  } of specials) {
    const own = `/specials/${slug}`
    const house = at === undefined ? `/brands/${brand}` : resortPath(at)
    await write('specials', idOf(ids.specials, slug), pageIds.has(own) ? own : house)
  }
  // Which page shows a post, its collection says.
  for (const { slug } of posts) await store.write({ collection: 'posts', id: idOf(ids.posts, slug), data: published })
}
