import path from 'node:path'
import type { Columns, ColumnType, ContentCollection, ContentCollectionOption, ContentOptions } from './types'

const DATA: Columns = { id: 'text', extension: 'text', meta: 'json', stem: 'text' }
const PAGE: Columns = {
  ...DATA,
  title: 'text',
  body: 'json',
  description: 'text',
  navigation: 'json',
  path: 'text',
  seo: 'json',
}

const DOCUMENT: ContentCollectionOption = { type: 'page', fields: { order: 'number', view: 'text' } }

/** The product's collections. Their folders may be missing. */
const OWN: Readonly<Record<string, ContentCollectionOption>> = {
  locales: { type: 'data' },
  recipes: { type: 'page', fields: { layout: 'text', name: 'text', recipe: 'json' } },
  docs: DOCUMENT,
  voixuserguide: DOCUMENT,
  info: { type: 'data' },
}

const NAME = /^[a-z][a-z0-9_]{0,40}$/
const COLUMN = /^[a-z][a-zA-Z0-9_]{0,40}$/
const TYPES: readonly ColumnType[] = ['text', 'number', 'boolean', 'json']

/** Returns the collections with all defaults. Throws an error that names the option and how to fix it. */
export function resolveContent(options: ContentOptions | undefined): ReadonlyMap<string, ContentCollection> {
  const collections = new Map<string, ContentCollection>()
  if (options === undefined) return collections
  if (typeof options.dir !== 'string' || options.dir === '')
    fail('dir', 'is missing: name the folder of the collections’ folders.')
  const dir = path.resolve(/* turbopackIgnore: true */ options.dir)
  for (const [name, option] of Object.entries({ ...OWN, ...options.collections })) {
    if (option === false) continue
    const at = `collections.${name}`
    if (!NAME.test(name)) fail(at, 'is no name for a table: use small letters, digits and underscores, a letter first.')
    if (option.type !== 'page' && option.type !== 'data') fail(`${at}.type`, 'has to be "page" or "data".')
    const folder = path.resolve(/* turbopackIgnore: true */ dir, option.folder ?? name)
    const prefix = `/${(option.prefix ?? name).split('/').filter(Boolean).join('/')}`
    const columns = columnsOf(option, at)
    collections.set(name, { name, type: option.type, folder, prefix, columns, isPublic: option.isPublic ?? true })
  }
  return collections
}

/** Returns the columns of a collection: id, title, then the others by name. */
function columnsOf({ type, fields = {} }: ContentCollectionOption, at: string): Columns {
  const given = type === 'page' ? PAGE : DATA
  for (const [name, column] of Object.entries(fields)) {
    if (!COLUMN.test(name))
      fail(`${at}.fields.${name}`, 'is no name for a column: use letters, digits and underscores.')
    if (name in given) fail(`${at}.fields.${name}`, `is a column of every ${type}: leave it out.`)
    if (!TYPES.includes(column)) fail(`${at}.fields.${name}`, `has to be one of ${TYPES.join(', ')}.`)
  }
  const rank = (name: string) => ['id', 'title'].indexOf(name) + 1 || 3
  const sorted = Object.entries({ ...given, ...fields }).sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
  return Object.fromEntries(sorted)
}

function fail(option: string, rule: string): never {
  throw new Error(`voix(): the option "content.${option}" ${rule}`)
}
