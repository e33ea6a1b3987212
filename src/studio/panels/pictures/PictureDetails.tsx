'use client'

import { useId, useState } from 'react'
import { isCroppable } from '../../../slices/crop'
import { tagsIn } from '../../../slices/pictures'
import { kindOf, withOuter, type Picture } from '../../api/pictures'
import { sizeOf } from '../../session/pictures/fileRules'
import inputs from '../../ui/inputs/inputs.module.css'
import { SavedText } from '../../ui/inputs/SavedText'
import { isUndescribed } from '../../../slices/altText'
import styles from './details.module.css'
import { PictureCrop } from './PictureCrop'
import { Preview } from '../../ui/Preview'
import type { Choice } from './useChoice'

interface Props {
  choice: Choice
  current: Picture | null
}

/** What is known of a picture, to be changed in place: for all pages that show it. */
export function PictureDetails({ choice, current }: Props) {
  const [answer, setAnswer] = useState<{ problem: string | null } | null>(null)
  if (!current) {
    return (
      <aside aria-label="About the picture" className={styles.details}>
        <p className={styles.none}>Click a picture to see it large, and to say what it shows.</p>
      </aside>
    )
  }
  const { library, rights } = choice
  const place = current.id === choice.placed?.id && isCroppable(current) ? choice.placed.cut : undefined
  const save = async (values: Partial<Picture>) => {
    setAnswer(null)
    const saved = await choice.change(current.id, values)
    setAnswer({ problem: saved.ok ? null : saved.message })
    return saved.ok
  }
  const { filename, width, height, filesize, focalX, focalY } = current
  const canFocus = kindOf(current) === 'picture' && typeof focalX === 'number' && rights.mayChange('focalX')
  const facts = [
    width && height ? `${width} × ${height}` : null,
    filesize ? sizeOf(filesize) : null,
    current.createdAt ? new Date(current.createdAt).toLocaleDateString() : null,
  ]
  return (
    <aside aria-label="About the picture" className={styles.details}>
      {canFocus || place ? (
        <PictureCrop
          given={{ focalX: focalX ?? 50, focalY: focalY ?? 50 }}
          onChange={canFocus ? (spot) => void save(spot) : null}
          picture={current}
          place={place}
        />
      ) : (
        <div className={styles.large}>
          <Preview picture={current} />
        </div>
      )}
      <h3 className={styles.filename}>{filename}</h3>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {library.has.alt && (
        <SavedText
          hint={isUndescribed(current) ? 'This is only the file’s name. Say what the picture shows.' : null}
          isReadOnly={!rights.mayChange('alt')}
          isLong
          label={`Alt text${library.locale !== null && library.locale !== library.fallback ? ` (${library.locale})` : ''}`}
          onSave={(alt) => (alt.trim() === '' ? Promise.resolve(false) : save({ alt: alt.trim() }))}
          rule="Without an alt text, those who cannot see the picture learn nothing of it."
          stored={current.alt ?? ''}
        />
      )}
      {library.has.tags && (
        <SavedText
          hint="With commas between them."
          isReadOnly={!rights.mayChange('tags')}
          label="Tags"
          onSave={(text) => save({ tags: tagsIn(text) })}
          stored={(current.tags ?? []).join(', ')}
        />
      )}
      {library.has.folder && (
        <FolderChoice
          folders={choice.shelves.folders}
          isReadOnly={!rights.mayChange('folder')}
          onChoose={(folder) => void save({ folder })}
          stored={current.folder ?? null}
        />
      )}
      <p className={answer?.problem ? inputs.problem : styles.saved} role="status">
        {answer === null ? '' : (answer.problem ?? 'Saved, for every page that shows it.')}
      </p>
    </aside>
  )
}

interface FolderProps {
  folders: readonly string[]
  stored: string | null
  isReadOnly: boolean
  onChoose: (folder: string | null) => void
}

/** Moves the picture into another folder. */
function FolderChoice({ folders, stored, isReadOnly, onChoose }: FolderProps) {
  const id = useId()
  return (
    <div className={inputs.field}>
      <label className={inputs.label} htmlFor={id}>
        Folder
      </label>
      <select
        className={inputs.input}
        disabled={isReadOnly}
        id={id}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
        value={stored ?? ''}
      >
        <option value="">No folder</option>
        {withOuter(stored === null ? folders : [...folders, stored]).map((folder) => (
          <option key={folder} value={folder}>
            {folder}
          </option>
        ))}
      </select>
    </div>
  )
}
