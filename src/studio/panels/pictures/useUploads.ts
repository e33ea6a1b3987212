import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand/react'
import { pictures, type Library, type Picture } from '../../api/pictures'
import { uploadFile } from '../../api/uploadFile'
import type { PictureRequest } from '../../model/pictures'
import { createUploads, type Upload, type Uploads } from '../../session/pictures/createUploads'
import { refuseFile } from '../../session/pictures/fileRules'
import { useSession } from '../../session/session'
import { altOfName } from '../../../slices/altText'

interface Input {
  request: PictureRequest
  library: Library
  /** The open folder: what is added goes into it. */
  folder: string | null
  /** A file is in the library. */
  onDone: (picture: Picture) => void
  /** All files that the dialog was opened with are there, in the order in which they were given. */
  onAllDone: (pictures: Picture[]) => void
}

/** The uploads of the dialog. Closing it stops what is on its way. */
export function useUploads({ request, library, folder, onDone, onAllDone }: Input): {
  uploads: Uploads
  list: readonly Upload[]
} {
  const { boot } = useSession()
  const latest = useRef({ onDone, onAllDone })
  latest.current = { onDone, onAllDone }
  const [folders] = useState(() => new WeakMap<File, string>())
  const [uploads] = useState(() =>
    createUploads({
      // Without a language: the texts of a new picture are those that all languages fall back to.
      send: ({ file, ...how }) =>
        uploadFile(
          library.apiRoute,
          pictures.create,
          { params: { collection: library.collection }, query: { depth: 0 }, body: {} },
          {
            file,
            values: {
              ...(library.has.alt ? { alt: altOfName(file.name) } : {}),
              ...(folders.has(file) ? { folder: folders.get(file) } : {}),
            },
            ...how,
          },
        ),
      refuse: (file) => refuseFile(file, boot.uploads, request.isAnyFile),
      onDone: (picture) => latest.current.onDone(picture),
    }),
  )
  useEffect(() => {
    if (uploads.getState().length === 0) uploads.add(request.files)
    let isWaiting = request.files.length > 0
    return uploads.subscribe((list) => {
      if (!isWaiting || !list.every(({ state }) => state === 'done')) return
      isWaiting = false
      if (list.length > 0) latest.current.onAllDone(list.flatMap(({ picture }) => picture ?? []))
    })
  }, [request.files, uploads])
  useEffect(() => () => uploads.stop(), [uploads])
  const add = (files: readonly File[]) => {
    if (folder !== null) for (const file of files) folders.set(file, folder)
    uploads.add(files)
  }
  return { uploads: { ...uploads, add }, list: useStore(uploads) }
}
