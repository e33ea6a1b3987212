'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId, useState, type FormEvent } from 'react'
import type { BulkReport } from '../../../contract/lifecycle'
import type { Library } from '../../../studio/api/pictures'
import { folderPath, tagsIn } from '../../../slices/pictures'
import bulk from '../../pages/bulk.module.css'
import { BulkReportBox } from '../../pages/BulkReportBox'
import { changeFiles, type FileChange } from './changeFiles'
import type { FilesPlace } from './filesPlace'
import type { FileLine } from './findFiles'
import styles from './files.module.css'

interface Props {
  files: readonly FileLine[]
  folders: readonly string[]
  has: Library['has']
  onDone: () => void
  place: FilesPlace
}

/** Tags and moves the selected files, and reports the refused ones. */
export function FilesBar({ files, folders, has, onDone, place }: Props) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const [report, setReport] = useState<BulkReport | null>(null)
  const apply = async (change: FileChange) => {
    setIsBusy(true)
    const next = await changeFiles(place, files, change)
    setIsBusy(false)
    setReport(next)
    if (next.refused.length === 0) toast.success(`${counted(next.done.length)} changed.`)
    if (next.refused.length === 0) onDone()
    router.refresh()
  }
  const may = { tags: has.tags && place.mayChange.tags, folder: has.folder && place.mayChange.folder }
  const ownTags = [...new Set(files.flatMap(({ tags }) => tags ?? []))].toSorted((a, b) => a.localeCompare(b))
  return (
    <>
      {files.length > 0 && (
        <div aria-busy={isBusy} aria-label="Chosen files" className={`${bulk.bar} ${styles.bar}`} role="toolbar">
          <span>{files.length} chosen</span>
          {may.tags && (
            <OneField
              isBusy={isBusy}
              label="Add tags"
              onApply={(text) => tagsIn(text).length > 0 && void apply({ action: 'addTags', tags: tagsIn(text) })}
              placeholder="beach, pool"
            />
          )}
          {may.tags && ownTags.length > 0 && (
            <label className={styles.inline}>
              <span>Take away</span>
              <select
                disabled={isBusy}
                onChange={({ target }) => void apply({ action: 'removeTags', tags: [target.value] })}
                value=""
              >
                <option value="">a tag …</option>
                {ownTags.map((tag) => (
                  <option key={tag}>{tag}</option>
                ))}
              </select>
            </label>
          )}
          {may.folder && (
            <OneField
              isBusy={isBusy}
              label="Move to the folder"
              onApply={(text) => void apply({ action: 'move', folder: folderPath(text) })}
              placeholder="Hotels/Pool; empty: none"
              suggestions={folders}
            />
          )}
          <button onClick={onDone} type="button">
            Choose none
          </button>
        </div>
      )}
      <BulkReportBox counted={counted} onClose={() => setReport(null)} report={report} />
    </>
  )
}

interface OneFieldProps {
  isBusy: boolean
  label: string
  onApply: (text: string) => void
  placeholder: string
  suggestions?: readonly string[]
}

function OneField({ isBusy, label, onApply, placeholder, suggestions = [] }: OneFieldProps) {
  const [text, setText] = useState('')
  const id = useId()
  const apply = (event: FormEvent) => {
    event.preventDefault()
    onApply(text)
  }
  return (
    <form className={styles.inline} onSubmit={apply}>
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        id={id}
        list={suggestions.length > 0 ? `${id}-list` : undefined}
        onChange={({ target }) => setText(target.value)}
        placeholder={placeholder}
        value={text}
      />
      {suggestions.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      <button disabled={isBusy} type="submit">
        Apply
      </button>
    </form>
  )
}

function counted(count: number): string {
  return count === 1 ? '1 file was' : `${count} files were`
}
