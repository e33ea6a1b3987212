'use client'

import { AlertTriangle, Check, RotateCw, X } from 'lucide-react'
import type { Upload } from '../../session/pictures/createUploads'
import { sizeOf } from '../../session/pictures/fileRules'
import { SmallButton } from '../../ui/inputs/SmallButton'
import styles from './uploads.module.css'

interface Props {
  uploads: readonly Upload[]
  /** The ids of the selected pictures. */
  chosen: ReadonlySet<number | string>
  onRetry: (key: string) => void
  onRemove: (key: string) => void
}

/** A line per file that is on its way, and why one did not arrive. */
export function UploadList({ uploads, chosen, onRetry, onRemove }: Props) {
  if (uploads.length === 0) return null
  const open = uploads.filter(({ state }) => state !== 'done')
  const done = uploads.length - open.length
  return (
    <section aria-label="Uploads" className={styles.uploads}>
      <p className={styles.sum} role="status">
        {open.length === 0 && <Check aria-hidden size={14} />}
        {done} of {uploads.length} {uploads.length === 1 ? 'file' : 'files'} uploaded
        {chosenWords({ done, chosen: uploads.filter(({ picture }) => picture && chosen.has(picture.id)).length })}
      </p>
      {open.length > 0 && (
        <ul>
          {open.map((upload) => (
            <Line key={upload.key} onRemove={onRemove} onRetry={onRetry} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Returns how many uploads are selected, in words. */
function chosenWords({ done, chosen }: { done: number; chosen: number }): string {
  if (chosen === 0) return ''
  return chosen === done ? ' and chosen' : `, ${chosen} of them chosen`
}

function Line({ upload, onRetry, onRemove }: { upload: Upload } & Omit<Props, 'uploads' | 'chosen'>) {
  const { key, file, state, progress, problem, canRetry } = upload
  const isFailed = state === 'failed'
  const share = Math.round(progress * 100)
  const isSent = share === 100
  return (
    <li className={styles.line} data-upload={state}>
      <span className={styles.words}>
        {isFailed && <AlertTriangle aria-hidden size={14} />}
        <span className={styles.name}>{file.name}</span>
        <small>
          {isFailed ? problem : `${sizeOf(file.size)}${isSent ? ', sent: the server checks and stores it…' : ''}`}
        </small>
      </span>
      {!isFailed && (
        <progress aria-label={`Upload of ${file.name}`} className={styles.progress} max={100} value={share}>
          {share} %
        </progress>
      )}
      {isFailed && canRetry && <SmallButton icon={RotateCw} label="Try again" onClick={() => onRetry(key)} />}
      <SmallButton
        icon={X}
        isIconOnly
        label={isFailed ? `Take ${file.name} off the list` : `Stop ${file.name}`}
        onClick={() => onRemove(key)}
      />
    </li>
  )
}
