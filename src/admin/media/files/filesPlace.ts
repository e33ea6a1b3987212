/** The addresses of the library, and what the user may change in it. */
export interface FilesPlace {
  adminRoute: string
  apiRoute: string
  /** The slug of the media collection. */
  collection: string
  /** The address of the collection's list in the admin. */
  list: string
  /** The fields that the user may change. */
  mayChange: Readonly<Record<'alt' | 'tags' | 'folder', boolean>>
}
