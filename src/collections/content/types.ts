/** Type of a column. `json` is stored as text and parsed when it is read. */
export type ColumnType = 'text' | 'number' | 'boolean' | 'json'

/** A collection: a folder of files that is read as a table. */
export interface ContentCollectionOption {
  /**
   * `page`: each file has a path, a title and a place in the navigation. Markdown with front matter, JSON or YAML.
   * `data`: JSON or YAML. Keys without a column are stored in `meta`.
   */
  type: 'page' | 'data'
  /** Folder below `dir`. Default: the collection's name. */
  folder?: string
  /** Prefix of the paths of pages. Default: `/` and the collection's name. */
  prefix?: string
  /** Additional columns, filled from the front matter or the keys of the file. */
  fields?: Readonly<Record<string, ColumnType>>
  /** `false` if only the server may read it, without an endpoint or a dump. Default `true`. */
  isPublic?: boolean
}

/** Files that are read as tables: `voix({ content })`. */
export interface ContentOptions {
  /** The folder that contains the collections' folders, absolute or relative to the working directory. */
  dir: string
  /**
   * Collections of the application by name, in addition to `locales`, `recipes`, `docs`, `voixuserguide` and `info`. An
   * entry with one of these names replaces it, and `false` removes it.
   *
   * ```ts
   * content: { dir: 'src/content', collections: { news: { type: 'page', fields: { date: 'text' } } } }
   * ```
   */
  collections?: Readonly<Record<string, ContentCollectionOption | false>>
}

/** A collection with all defaults filled in. */
export interface ContentCollection {
  name: string
  type: 'page' | 'data'
  /** Absolute path. */
  folder: string
  prefix: string
  columns: Columns
  isPublic: boolean
}

/** Types by column, in the order of the table. */
export type Columns = Readonly<Record<string, ColumnType>>

/** A row with parsed values. */
export type ContentRow = Record<string, unknown>

/** What browsers know of a collection: its columns, the hash of columns and rows, and the prefix of its paths. */
export interface ContentManifestEntry {
  version: string
  columns: Columns
  prefix: string
}
