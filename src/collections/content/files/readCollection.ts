import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ColumnType, ContentCollection, ContentRow } from '../types'
import { asMapping, parseMarkdown, readFrontMatter, readYaml, textOf, type BodyNode } from './markdown'
import { byStem, pathOf, titleOf } from './names'

const EXTENSIONS = ['md', 'json', 'yml', 'yaml']

/**
 * Returns the rows of a collection, sorted by stem. A missing folder is an empty collection. Throws an error that names
 * a file that cannot be parsed.
 */
export async function readCollection(collection: ContentCollection): Promise<ContentRow[]> {
  const names = await readdir(collection.folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = names.map((name) => name.split(path.sep).join('/')).filter(isContent)
  const rows = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(/* turbopackIgnore: true */ collection.folder, file), 'utf8')
      return readRow({ collection, file, text })
    }),
  )
  refuseDoubles(collection, rows)
  return rows.sort((a, b) => byStem(a as { stem: string }, b as { stem: string }))
}

function isContent(file: string): boolean {
  return EXTENSIONS.includes(extensionOf(file)) && !file.split('/').some((name) => name.startsWith('.'))
}

function extensionOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1)
}

/** Returns the row of one file. */
export function readRow({
  collection,
  file,
  text,
}: {
  collection: ContentCollection
  file: string
  text: string
}): ContentRow {
  const extension = extensionOf(file)
  const stem = file.slice(0, -extension.length - 1)
  const { data, body } = readText(collection, file, text, extension)
  const row: ContentRow = { id: `${collection.name}/${file}`, extension, stem }
  const meta: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(data)) {
    const type = key in row ? undefined : collection.columns[key]
    if (type === undefined || key === 'meta' || key === 'body') meta[key] = value
    else row[key] = asColumn(value, type, `${collection.name}/${file}`, key)
  }
  if (collection.type === 'page') addPage(row, { collection, stem, body, data })
  row.meta = meta
  return Object.fromEntries(Object.keys(collection.columns).map((name) => [name, row[name] ?? null]))
}

function readText(collection: ContentCollection, file: string, text: string, extension: string) {
  try {
    if (extension === 'md') {
      const { data, rest } = readFrontMatter(text)
      return { data, body: parseMarkdown(rest) }
    }
    const data = extension === 'json' ? asMapping(JSON.parse(text)) : readYaml(text)
    return { data, body: null }
  } catch (error) {
    throw new Error(`The content file ${collection.name}/${file} cannot be read: ${(error as Error).message}`)
  }
}

interface Page {
  collection: ContentCollection
  stem: string
  body: BodyNode | null
  data: Record<string, unknown>
}

/** Sets the columns that every page has. */
function addPage(row: ContentRow, { collection, stem, body }: Page): void {
  const heading = body?.children?.find(({ type, depth }) => type === 'heading' && depth === 1)
  const name = stem.split('/').at(-1) ?? stem
  row.title ??= heading ? textOf(heading) : titleOf(name)
  row.description ??= ''
  row.path = typeof row.path === 'string' ? row.path : pathOf(collection.prefix, stem)
  row.navigation ??= true
  row.seo = { title: row.title, description: row.description, ...(row.seo as object | undefined) }
  row.body = body
}

function asColumn(value: unknown, type: ColumnType, file: string, key: string): unknown {
  if (value === null || type === 'json') return value
  if (type === 'text' && (typeof value === 'string' || typeof value === 'number')) return String(value)
  if (typeof value === type) return value
  throw new Error(`The content file ${file} cannot be read: "${key}" has to be a ${type}.`)
}

/** Throws if two files have the same path, since one of them could not be found. */
function refuseDoubles({ type }: ContentCollection, rows: readonly ContentRow[]): void {
  if (type !== 'page') return
  const byPath = new Map<unknown, ContentRow>()
  for (const row of rows) {
    const other = byPath.get(row.path)
    if (other)
      throw new Error(
        `The content files ${String(other.id)} and ${String(row.id)} have the same path ${String(row.path)}.`,
      )
    byPath.set(row.path, row)
  }
}
