/** What a column holds. `json` is stored as text and read as what it says. */
export type ColumnType = 'text' | 'number' | 'boolean' | 'json'

/** A collection of files: a folder, and the table that is made of it. */
export interface ContentCollectionOption {
  /**
   * `page`: each file has an address, a title and a place in the navigation: markdown with front matter, or JSON and YAML.
   * `data`: JSON and YAML that is read as it is; what no field takes stands in `meta`.
   */
  type: 'page' | 'data'
  /** Below `dir`. Default: the collection's name. */
  folder?: string
  /** What the paths of pages begin with. Default: `/` and the collection's name. */
  prefix?: string
  /** Columns beside those of the type, filled from the front matter or the keys of the file. */
  fields?: Readonly<Record<string, ColumnType>>
  /** `false`: only the server reads it; no call, no dump. Default `true`. */
  isPublic?: boolean
}

/** Files that are read as tables: `voix({ content })`. */
export interface ContentOptions {
  /** The folder of the collections' folders, absolute or from where the application runs. */
  dir: string
  /**
   * Collections of the application's own, by name, beside `locales`, `recipes`, `docs`, `voixuserguide` and `info`. One under such a name
   * replaces it, `false` takes it away.
   *
   * ```ts
   * content: { dir: 'src/content', collections: { news: { type: 'page', fields: { date: 'text' } } } }
   * ```
   */
  collections?: Readonly<Record<string, ContentCollectionOption | false>>
}

/** A collection with every default filled in. */
export interface ContentCollection {
  name: string
  type: 'page' | 'data'
  /** Absolute. */
  folder: string
  prefix: string
  columns: Columns
  isPublic: boolean
}

/** In the order of the table. */
export type Columns = Readonly<Record<string, ColumnType>>

/** A row as it is read: JSON is parsed. */
export type ContentRow = Record<string, unknown>

/** What browsers learn of a collection: its columns, the hash of columns and rows, and what its paths begin with. */
export interface ContentManifestEntry {
  version: string
  columns: Columns
  prefix: string
}
