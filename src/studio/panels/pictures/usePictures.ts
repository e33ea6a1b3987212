import { useMemo } from 'react'
import useSWRInfinite from 'swr/infinite'
import {
  libraryUrl,
  matchesSearch,
  picturesUrl,
  readPictures,
  type Library,
  type Picture,
  type PicturePage,
  type PictureQuery,
} from '../../api/pictures'
import { useListVersion } from '../../session/useFreshLists'

export interface Pictures {
  list: readonly Picture[]
  /** Of those that the server has found. */
  total: number
  isReading: boolean
  problem: string | null
  hasMore: boolean
  readMore: () => void
  /** Retries after an error. */
  retry: () => void
}

/** The pictures of a search, page by page; what was read before stays on the screen while the next answer is on its way. */
export function usePictures(library: Library, query: PictureQuery): Pictures {
  const version = useListVersion(libraryUrl(library))
  const { data, error, isLoading, isValidating, setSize, mutate } = useSWRInfinite<PicturePage, Error>(
    (index: number, before: PicturePage | null) =>
      before && !before.hasNextPage ? null : [picturesUrl(library, query, index + 1), version],
    ([url]: [string, number]) => readPictures(url),
    {
      ...{ revalidateOnFocus: false, revalidateFirstPage: false, shouldRetryOnError: false },
      // A new version keeps the number of loaded pages.
      ...{ keepPreviousData: true, persistSize: true },
    },
  )
  const list = useMemo(
    () => unique((data ?? []).flatMap(({ docs }) => docs ?? [])).filter((one) => matchesSearch(one, query.search)),
    [data, query.search],
  )
  const last = data?.at(-1)
  return {
    list,
    total: last?.totalDocs ?? 0,
    isReading: isLoading || isValidating,
    problem: error?.message ?? null,
    hasMore: last?.hasNextPage ?? false,
    readMore: () => void setSize((size) => size + 1),
    retry: () => void mutate(),
  }
}

/** An upload between two answers moves the last picture of a page to the next one. */
function unique(pictures: readonly Picture[]): Picture[] {
  return [...new Map(pictures.map((picture) => [picture.id, picture])).values()]
}
