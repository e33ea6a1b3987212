'use client'

import { useEffect, useRef, useState } from 'react'
import { BackIcon, ArrowIcon, CloseIcon } from '../icons'
import { arrowStep } from '../readingDirection'

export interface LightboxPicture {
  src: string
  alt: string
  width: number
  height: number
  caption: string
}

export interface LightboxProps {
  /** The gallery's DOM id. Its links `[data-lightbox]` have the index of their picture. */
  gallery: string
  pictures: LightboxPicture[]
  labels: Record<string, string>
}

const BUTTON =
  'grid size-12 cursor-pointer place-items-center rounded-full bg-white/12 text-white hover:bg-white/28 disabled:opacity-30'

/**
 * A dialog with one picture at a time: arrow keys and buttons change it, Escape and a click outside the picture close
 * it.
 */
export default function Lightbox({ gallery, pictures, labels }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(0)
  const picture = pictures[index]

  useEffect(() => {
    const node = document.getElementById(gallery)
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-lightbox]') : null
      if (!link || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      setIndex(Number(link.dataset.lightbox))
      dialog.current?.showModal()
    }
    node?.addEventListener('click', open)
    return () => node?.removeEventListener('click', open)
  }, [gallery])

  const go = (step: number) => setIndex((index + step + pictures.length) % pictures.length)

  return (
    // In view where the gallery begins, so that the mode "visible" loads it: a closed dialog is never in view.
    <div className="-mb-px h-px">
      <dialog
        ref={dialog}
        aria-label={labels['gallery.dialog'] ?? 'Picture viewer'}
        className="m-0 hidden h-dvh max-h-none w-dvw max-w-none bg-black/92 p-0 text-white open:block"
        onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
        onKeyDown={(event) => {
          const step = arrowStep({ key: event.key, node: event.currentTarget })
          if (step !== 0) go(step)
        }}
      >
        <div className="pointer-events-none flex h-full flex-col p-4 *:pointer-events-auto md:p-8">
          <button
            type="button"
            className={`${BUTTON} ml-auto`}
            onClick={() => dialog.current?.close()}
            aria-label={labels['close'] ?? 'Close'}
          >
            <CloseIcon />
          </button>
          {picture ? (
            <figure className="flex min-h-0 flex-1 flex-col items-center justify-center gap-4 py-4">
              <img
                // A closed dialog loads no pictures.
                loading="lazy"
                src={picture.src}
                alt={picture.alt}
                width={picture.width}
                height={picture.height}
                className="max-h-full min-h-0 w-auto max-w-full object-contain"
              />
              <figcaption className="text-center text-sm">{picture.caption || picture.alt}</figcaption>
            </figure>
          ) : null}
          <div className="flex items-center justify-center gap-6">
            <button
              type="button"
              className={BUTTON}
              onClick={() => go(-1)}
              aria-label={labels['previous'] ?? 'Previous'}
            >
              <BackIcon />
            </button>
            <p aria-live="polite" className="tabular-nums">
              {index + 1} / {pictures.length}
            </p>
            <button type="button" className={BUTTON} onClick={() => go(1)} aria-label={labels['next'] ?? 'Next'}>
              <ArrowIcon />
            </button>
          </div>
        </div>
      </dialog>
    </div>
  )
}
