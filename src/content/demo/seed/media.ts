import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brands } from '../data/brands'
import { factSheets } from '../data/factSheets'
import pictures from '../data/pictures.json'
import { resorts } from '../data/resorts'
import { createPdf } from '../pdf'
import type { Store, UploadFile } from './store'

const WORKERS = 3
const PICTURES = path.resolve(import.meta.dirname, '../pictures')

interface Medium {
  /** The name that the demo's data uses: the file's, without its ending. */
  key: string
  type: keyof typeof ENDINGS
  data: Record<string, unknown>
  spanish?: Record<string, unknown>
  read: () => Promise<Buffer>
}

const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const

/** Uploads the pictures, the logos and the papers; returns their ids by key. */
export async function seedMedia(args: {
  store: Store
  progress: (done: number, all: number) => void
}): Promise<Map<string, string>> {
  const { store, progress } = args
  const ids = new Map<string, string>()
  // The newest are offered first: photographs, which editors look for most.
  const media = [...papers(), ...logos(), ...illustrations()]
  const waiting = [...media]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      ids.set(next.key, await seedMedium(store, next))
      progress(ids.size, media.length)
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work))
  return ids
}

async function seedMedium(store: Store, { key, type, data, spanish, read }: Medium): Promise<string> {
  const name = `${key}.${ENDINGS[type]}`
  const { id } = await store.ensure({
    collection: 'media',
    key: ['filename', name],
    data: () => data,
    file: async (): Promise<UploadFile> => {
      const bytes = await read()
      return { name, mimetype: type, data: bytes, size: bytes.length }
    },
    ...(spanish ? { spanish: () => spanish } : {}),
  })
  return id
}

const illustrations = (): Medium[] =>
  pictures.map(({ key, tags, alt }) => ({
    key,
    type: 'image/jpeg',
    data: { alt: alt.en, credit: 'Illustration: Solmara', tags: ['demo', ...tags] },
    spanish: { alt: alt.es },
    read: () => readFile(path.join(PICTURES, `${key}.jpg`)),
  }))

const logos = (): Medium[] =>
  [
    ...brands.map(({ slug, name }) => ({ key: `logo-${slug}`, name })),
    ...resorts.map(({ slug, name }) => ({ key: `logo-resort-${slug}`, name })),
  ].map(({ key, name }) => ({
    key,
    type: 'image/png',
    data: { alt: `${name} mark`, tags: ['demo', 'logo'] },
    read: () => readFile(path.join(PICTURES, `${key}.png`)),
  }))

const papers = (): Medium[] =>
  factSheets.map(({ file, title, language, lines }) => ({
    key: file,
    type: 'application/pdf',
    data: { alt: title[language], tags: ['demo', 'fact-sheet'] },
    read: () =>
      Promise.resolve(
        createPdf({
          title: title[language],
          subtitle: language === 'es' ? 'Ficha técnica 2027' : 'Fact sheet 2027',
          lines,
        }),
      ),
  }))
