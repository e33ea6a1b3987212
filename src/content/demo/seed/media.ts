import { brands } from '../data/brands'
import { factSheets } from '../data/factSheets'
import { resorts } from '../data/resorts'
import { createPdf } from '../pdf'
import { renderPng } from '../pictures/core/render'
import type { DemoPicture } from '../pictures/types'
import { pictures } from '../pictures/list'
import { markSvg } from '../pictures/marks'
import { paint } from '../pictures/paint'
import type { Store, UploadFile } from './store'

const WORKERS = 3

const asFile = (name: string, mimetype: string, data: Buffer): UploadFile => ({
  name,
  mimetype,
  data,
  size: data.length,
})

/** Draws and stores the pictures, the marks and the papers; answers their ids by name. */
export async function seedMedia(args: {
  store: Store
  cacheDir: string
  progress: (done: number, all: number) => void
}): Promise<Map<string, string>> {
  const { store, cacheDir, progress } = args
  const ids = new Map<string, string>()
  const waiting = [...pictures]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      ids.set(next.key, await seedPicture({ store, cacheDir, picture: next }))
      progress(ids.size, pictures.length)
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  for (const { name, label, svg } of marks()) {
    const { id } = await store.ensure({
      collection: 'media',
      key: ['filename', `${name}.png`],
      data: () => ({ alt: label, tags: ['demo', 'logo'] }),
      file: async () => asFile(`${name}.png`, 'image/png', await renderPng(svg)),
    })
    ids.set(name, id)
  }
  for (const { file, title, language, lines } of factSheets) {
    const { id } = await store.ensure({
      collection: 'media',
      key: ['filename', `${file}.pdf`],
      data: () => ({ alt: title[language], tags: ['demo', 'fact-sheet'] }),
      file: async () =>
        asFile(
          `${file}.pdf`,
          'application/pdf',
          createPdf({
            title: title[language],
            subtitle: language === 'es' ? 'Ficha técnica 2027' : 'Fact sheet 2027',
            lines,
          }),
        ),
    })
    ids.set(file, id)
  }
  return ids
}

async function seedPicture(args: { store: Store; cacheDir: string; picture: DemoPicture }): Promise<string> {
  const { store, cacheDir, picture } = args
  const name = `${picture.key}.jpg`
  const { id } = await store.ensure({
    collection: 'media',
    key: ['filename', name],
    data: () => ({ alt: picture.alt.en, credit: 'Illustration: Solmara', tags: ['demo', picture.scene, picture.mood] }),
    file: async () => asFile(name, 'image/jpeg', await paint({ picture, cacheDir })),
    spanish: () => ({ alt: picture.alt.es }),
  })
  return id
}

function marks(): { name: string; label: string; svg: string }[] {
  return [
    ...brands.map(({ slug, name, mark, colors }) => ({
      name: `logo-${slug}`,
      label: `${name} mark`,
      svg: markSvg({ mark, main: colors[0]?.value ?? '#123', accent: colors[1]?.value ?? '#456' }),
    })),
    ...resorts.map(({ slug, name, brand }, i) => {
      const owner = brands.find((candidate) => candidate.slug === brand)
      const [first, second] = [owner?.colors[0]?.value ?? '#123', owner?.colors[1]?.value ?? '#456']
      return {
        name: `logo-resort-${slug}`,
        label: `${name} mark`,
        svg: markSvg({
          mark: owner?.mark ?? 'sun',
          main: i % 2 ? second : first,
          accent: i % 2 ? first : second,
          ring: true,
        }),
      }
    }),
  ]
}
