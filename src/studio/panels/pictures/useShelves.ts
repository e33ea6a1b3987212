import { useState } from 'react'
import useSWR from 'swr'
import { libraryUrl, readShelves, withOuter, type Library, type Shelves } from '../../api/pictures'

/** The library's tags and folders, with the folders that were made since the dialog is open. */
export function useShelves(library: Library): {
  shelves: Shelves
  addFolder: (folder: string) => void
} {
  const [added, setAdded] = useState<readonly string[]>([])
  const { data } = useSWR<Shelves, Error>([libraryUrl(library), 'shelves'], () => readShelves(library), {
    revalidateOnFocus: false,
  })
  return {
    shelves: { tags: data?.tags ?? [], folders: withOuter([...(data?.folders ?? []), ...added]) },
    addFolder: (folder) => setAdded([...added, folder]),
  }
}
