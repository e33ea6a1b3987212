import { toast } from '@payloadcms/ui'
import { useEffect, useRef, useState, type RefObject } from 'react'
import {
  changePicture,
  languageOf,
  pictures as libraryEndpoints,
  type Library,
  type Picture,
  type Shelves,
} from '../../api/pictures'
import { folderPath } from '../../../slices/pictures'
import type { Answer } from '../../api/request'
import { useEndpoint } from '../../api/useEndpoint'
import type { PictureRequest, PlaceCut } from '../../model/pictures'
import { choosePictures } from '../../session/pictures/choosePictures'
import type { Upload, Uploads } from '../../session/pictures/createUploads'
import { useSession } from '../../session/session'
import { recentPictures, rememberPictures } from './recent'
import { useLibrary, type PictureRights } from './useLibrary'
import { useShelves } from './useShelves'
import { usePictures, type Pictures } from './usePictures'
import { useUploads } from './useUploads'

/** Which of the library's pictures are shown. */
export type Shelf =
  { kind: 'all' } | { kind: 'recent' } | { kind: 'tag'; tag: string } | { kind: 'folder'; folder: string }

export interface Choice {
  library: Library
  rights: PictureRights
  pictures: Pictures
  uploads: Uploads
  uploadList: readonly Upload[]
  search: string
  setSearch: (text: string) => void
  shelf: Shelf
  setShelf: (shelf: Shelf) => void
  shelves: Shelves
  /** Opens a folder that is there as soon as something is in it: within the open one. */
  openNewFolder: (name: string) => void
  most: number
  /** The picture that stands there already, and how it is cut there. */
  placed: { id: Picture['id']; cut?: PlaceCut } | null
  /** In the order in which they will stand. */
  chosen: readonly Picture[]
  /** The one that is described at the side. */
  current: Picture | null
  /** Makes a picture the choice, or one of it. */
  pick: (picture: Picture) => void
  /** Chooses all from the last one that was picked. */
  pickRange: (picture: Picture) => void
  unpick: (id: Picture['id']) => void
  reorder: (chosen: readonly Picture[]) => void
  /** Puts what is chosen where it belongs, or this one. */
  finish: (picture?: Picture) => void
  /** Changes what is said of a picture. */
  change: (id: Picture['id'], values: Partial<Picture>) => Promise<Answer<{ doc: Picture }>>
  grid: RefObject<HTMLDivElement | null>
  focusGrid: () => void
}

/** Milliseconds without a letter before the library is searched. */
const QUIET_MS = 180

/** All that the picture dialog knows while it is open. */
export function useChoice(request: PictureRequest): Choice {
  const { most, isAnyFile } = request
  const session = useSession()
  const { library, rights } = useLibrary()
  const [search, setSearch] = useState('')
  const [shelf, setShelf] = useState<Shelf>({ kind: 'all' })
  const [recent] = useState(recentPictures)
  const quiet = useQuiet(search)
  const folder = shelf.kind === 'folder' ? shelf.folder : null
  const { shelves, addFolder } = useShelves(library)
  const pictures = usePictures(library, {
    search: quiet,
    tag: shelf.kind === 'tag' ? shelf.tag : null,
    folder,
    ids: shelf.kind === 'recent' ? recent : null,
    isAnyFile,
  })
  const [chosen, setChosen] = useState<readonly Picture[]>([])
  const [current, setCurrent] = useState<Picture | null>(null)
  const grid = useRef<HTMLDivElement>(null)
  const add = (added: readonly Picture[]) => {
    setCurrent(added.at(-1) ?? null)
    setChosen((now) =>
      most === 1
        ? added.slice(-1)
        : [...now, ...added.filter(({ id }) => !now.some((own) => own.id === id))].slice(0, most),
    )
  }
  useGiven({ library, id: request.current, onRead: (picture) => chosen.length === 0 && add([picture]) })

  const place = (taken: readonly Picture[]) => {
    if (taken.length === 0) return
    const ids = taken.map(({ id }) => id)
    rememberPictures(ids)
    session.ui.setState({ pictures: null })
    request.onChoose(ids)
  }
  const { uploads, list: uploadList } = useUploads({
    request,
    library,
    folder,
    onDone: (picture) => add([picture]),
    onAllDone: (uploaded) => {
      place(uploaded.slice(0, most))
      const [first, ...others] = uploaded
      const address = `${session.boot.adminRoute}/media/describe?ids=${uploaded.map(({ id }) => id).join()}`
      const onDescribe = () => (others.length === 0 && first ? describe(first) : void window.open(address, '_blank'))
      if (first) tellPlaced({ count: uploaded.length, most, onDescribe })
    },
  })
  const describe = ({ id }: Picture) => choosePictures(session, { ...request, files: [], most: 1, current: id })
  return {
    library,
    rights,
    pictures,
    uploads,
    uploadList,
    search,
    setSearch,
    shelf,
    setShelf,
    shelves,
    openNewFolder: (name) => {
      const added = folderPath(`${folder ?? ''}/${name}`)
      if (added === null) return
      addFolder(added)
      setShelf({ kind: 'folder', folder: added })
    },
    most,
    placed: request.current === null ? null : { id: request.current, cut: request.cut },
    chosen,
    current,
    pick: (picture) => {
      if (most > 1 && chosen.some(({ id }) => id === picture.id)) {
        setCurrent(picture)
        return setChosen(chosen.filter(({ id }) => id !== picture.id))
      }
      if (most > 1 && chosen.length >= most) return void toast.info(`No more than ${most} fit here.`)
      add([picture])
    },
    pickRange: (picture) => {
      const { list } = pictures
      const [from, to] = [chosen.at(-1), picture].map((end) => list.findIndex(({ id }) => id === end?.id))
      if (most === 1 || from === undefined || to === undefined || from < 0 || to < 0) return add([picture])
      const range = list.slice(Math.min(from, to), Math.max(from, to) + 1)
      add(from > to ? range.toReversed() : range)
    },
    unpick: (id) => setChosen(chosen.filter((own) => own.id !== id)),
    reorder: setChosen,
    finish: (picture) => place(picture ? [picture] : chosen),
    change: async (id, values) => {
      const answer = await changePicture({ library, id, values })
      if (answer.ok) {
        const { doc } = answer.data
        setCurrent((now) => (now?.id === id ? doc : now))
        setChosen((now) => now.map((own) => (own.id === id ? doc : own)))
        session.channel.tell({ type: 'pictureChanged', picture: id })
      }
      return answer
    },
    grid,
    focusGrid: () => grid.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus(),
  }
}

interface Placed {
  count: number
  most: number
  onDescribe: () => void
}

/** A file's name says little: whoever has uploaded it is asked what it shows, without being stopped. */
function tellPlaced({ count, most, onDescribe }: Placed): void {
  const rest = count > most ? ` ${count - most} more are in the library: no more fit here.` : ''
  toast.success(`${count === 1 ? 'The picture is' : `${Math.min(count, most)} pictures are`} on the page.${rest}`, {
    action: { label: `Say what ${count === 1 ? 'it shows' : 'they show'}`, onClick: onDescribe },
    duration: 8000,
  })
}

/** The picture that stands there already. */
function useGiven({
  library,
  id,
  onRead,
}: {
  library: Library
  id: Picture['id'] | null
  onRead: (picture: Picture) => void
}) {
  const input =
    id === null ? null : { params: { collection: library.collection, id }, query: { depth: 0, ...languageOf(library) } }
  const options = { keepPreviousData: false, revalidateOnFocus: false }
  const { data } = useEndpoint(library.apiRoute, libraryEndpoints.read, input, options)
  const announced = useRef<Picture['id'] | null>(null)
  const latest = useRef(onRead)
  latest.current = onRead
  useEffect(() => {
    if (!data || announced.current === data.id) return
    announced.current = data.id
    latest.current(data)
  }, [data])
}

/** A text that is still being typed is not looked for. */
function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text])
  return quiet
}
