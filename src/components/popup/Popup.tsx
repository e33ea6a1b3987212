import type { ReactNode } from 'react'
import { PlainIsland, type PictureProps } from 'voix/render/parts'
import type { Attributes } from '../attributes'
import { CloseIcon } from '../icons'
import { Photo } from '../Photo'
import type { OpenerProps } from './openPopup'
import { opener } from './opener.part'

export interface PopupProps extends Pick<OpenerProps, 'target' | 'mode'> {
  root: Attributes
  fields: { title: string; copy: string; image: PictureProps['media']; delay: number | null }
  field: { title: Attributes; copy: Attributes; image: Attributes }
  preview: boolean
  hydrationMode: 'load' | 'idle' | 'visible' | 'none'
  labels: Readonly<Record<string, string>>
  children?: ReactNode
}

/**
 * Without a script, a fragment opens the popup: that of a link, or of a form's message inside it. The fragment that
 * closes it is on no element, so that the page does not scroll. A non-modal dialog has no backdrop.
 */
const WITHOUT_SCRIPT =
  '.popup:is(:target,:has(:target)){display:block;z-index:100;box-shadow:0 0 0 100vmax rgb(4 20 24/68%)}.popup>form[method=dialog]{display:none}'

/** A dialog above the page, with a picture next to its text. The preview shows it within the page. */
export function Popup({ root, fields, field, target, mode, preview, hydrationMode, labels, children }: PopupProps) {
  const content = (
    <div className="grid overflow-hidden rounded-card bg-surface md:grid-cols-[5fr_6fr]">
      <Photo
        media={fields.image}
        className="aspect-[5/3] md:aspect-auto md:min-h-[30rem]"
        sizes="(min-width: 768px) 500px, 100vw"
        attributes={field.image}
      />
      <div className="flex flex-col items-start justify-center gap-4 p-7 md:p-10">
        {fields.title ? (
          <p {...field.title} id={`${target}-title`} className="heading text-3xl md:text-4xl">
            {fields.title}
          </p>
        ) : null}
        {fields.copy ? (
          <p {...field.copy} className="text-lg text-muted">
            {fields.copy}
          </p>
        ) : null}
        {children}
      </div>
    </div>
  )
  if (preview) {
    return (
      <div {...root} data-apart="" className="px-(--gutter) py-8">
        <div className="mx-auto max-w-[56rem] shadow-card">{content}</div>
      </div>
    )
  }
  return (
    <div {...root} data-apart="">
      {/* A closed dialog never becomes visible. */}
      <PlainIsland
        part={opener}
        mode={hydrationMode === 'visible' ? 'load' : hydrationMode}
        props={{ target, mode, seconds: fields.delay ?? 3 }}
      >
        <dialog id={target} aria-label={fields.title || target} className="popup">
          <form method="dialog">
            <button type="submit" data-close="" className="popup-close" aria-label={labels['close'] ?? 'Close'}>
              <CloseIcon />
            </button>
          </form>
          <noscript>
            <style>{WITHOUT_SCRIPT}</style>
            <a href={`#${target}-closed`} className="popup-close" aria-label={labels['close'] ?? 'Close'}>
              <CloseIcon />
            </a>
          </noscript>
          {content}
        </dialog>
      </PlainIsland>
    </div>
  )
}
