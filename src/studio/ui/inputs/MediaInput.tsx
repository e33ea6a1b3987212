'use client'

import { FileText, FolderOpen, Upload, X } from 'lucide-react'
import { useRef } from 'react'
import type { PlaceCut } from '../../model/pictures'
import { useReadOnly } from '../../session/pendingInput/InputScope'
import { choosePictures } from '../../session/pictures/choosePictures'
import { acceptedTypes } from '../../session/pictures/fileRules'
import { useSession } from '../../session/session'
import { useFileDrop } from '../useFileDrop'
import { useDocument } from './DocumentInput'
import { FieldBox, type LabelledProps } from './Labelled'
import inputs from './inputs.module.css'
import styles from './media.module.css'
import { SmallButton } from './SmallButton'

interface Props extends LabelledProps {
  name: string
  /** Where the picture goes, in the dialog's words. Default: the label. */
  place?: string
  value: number | string | null
  onChange: (value: number | string | null) => void
  isReadOnly?: boolean
  /** How the picture is cut here. */
  cut?: PlaceCut
  /** Any file may be chosen, not pictures and films alone. */
  isAnyFile?: boolean
}

/** A picture or film of the media library: chosen in the picture dialog, uploaded, dropped or pasted here. */
export function MediaInput({
  name,
  place,
  cut,
  value,
  onChange,
  isAnyFile = false,
  isReadOnly: own,
  ...labelled
}: Props) {
  const { label } = labelled
  const session = useSession()
  const isReadOnly = useReadOnly(own)
  const { media } = session.boot.collections
  const { title, thumbnail, alt } = useDocument(value === null ? null : { relationTo: media, value })
  const input = useRef<HTMLInputElement>(null)
  const open = (files: readonly File[] = []) =>
    choosePictures(session, {
      label: place ?? label,
      current: value,
      isAnyFile,
      files,
      cut,
      onChoose: ([id]) => onChange(id ?? null),
    })
  const drop = useFileDrop(isReadOnly ? null : open)
  const shown = thumbnail ? <img alt="" src={thumbnail} /> : <FileText aria-hidden size={24} strokeWidth={1.25} />
  return (
    <FieldBox {...labelled}>
      <div
        {...drop.target}
        className={styles.box}
        data-document-input={name}
        data-is-empty={value === null}
        data-is-over={drop.isOver || undefined}
      >
        {value !== null && (
          <div className={styles.chosen}>
            {isReadOnly ? (
              <span className={styles.preview}>{shown}</span>
            ) : (
              <button
                aria-label={`Open ${title}`}
                className={styles.preview}
                onClick={() => open()}
                title="Open: what it shows, focal point, another one"
                type="button"
              >
                {shown}
              </button>
            )}
            <span className={styles.words}>
              <span title={title}>{title}</span>
              {alt && alt !== title && <small title={alt}>{alt}</small>}
            </span>
            {!isReadOnly && (
              <SmallButton icon={X} isIconOnly label={`Remove ${label}`} onClick={() => onChange(null)} />
            )}
          </div>
        )}
        {!isReadOnly && (
          <div className={styles.actions}>
            <SmallButton icon={FolderOpen} label={value === null ? 'Choose' : 'Change'} onClick={() => open()} />
            <SmallButton icon={Upload} label="Upload" onClick={() => input.current?.click()} />
            {value === null && <small className={inputs.hint}>or drop one here</small>}
            <input
              accept={acceptedTypes(session.boot.uploads, isAnyFile)}
              aria-label={`Upload ${label}`}
              hidden
              onChange={(event) => {
                const files = [...(event.target.files ?? [])]
                event.target.value = ''
                if (files.length > 0) open(files)
              }}
              ref={input}
              type="file"
            />
          </div>
        )}
        {isReadOnly && value === null && <p className={inputs.hint}>None</p>}
      </div>
    </FieldBox>
  )
}
