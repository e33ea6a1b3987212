'use client'

import { useState } from 'react'
import { isUndescribed } from '../../../slices/altText'
import { folderPath, tagsIn } from '../../../slices/pictures'
import { changePicture, type Library, type Picture } from '../../../studio/api/pictures'
import { Preview } from '../../../studio/ui/Preview'
import { SavedText } from '../../../studio/ui/inputs/SavedText'
import { Link } from '../../../studio/ui/Link'
import pages from '../../pages/pages.module.css'
import { ChooseBox } from '../../pages/ChooseBox'
import type { FilesPlace } from './filesPlace'
import type { AltLanguage, FileLine } from './findFiles'
import styles from './files.module.css'

interface Props {
  file: FileLine
  has: Library['has']
  isChosen: boolean
  languages: readonly AltLanguage[]
  /** `null` if the user may not change several files. */
  onChoose: ((isChosen: boolean) => void) | null
  place: FilesPlace
}

/** A row of a file, with inputs for its texts. */
export function FileRow({ file, has, isChosen, languages, onChoose, place }: Props) {
  const [changed, setChanged] = useState<Partial<FileLine>>({})
  const [notice, setSaid] = useState<{ text: string; isProblem: boolean } | null>(null)
  const [seen, setSeen] = useState(file)
  if (seen !== file) {
    setSeen(file)
    setChanged({})
  }
  const { id, filename } = file
  const { alts, tags, folder } = { ...file, ...changed }
  const save = async (values: Partial<Picture>, locale: string | null, shown: Partial<FileLine>) => {
    setSaid(null)
    const answer = await changePicture({ library: { ...place, locale }, id, values })
    if (answer.ok) setChanged((now) => ({ ...now, ...shown }))
    setSaid(answer.ok ? { text: 'Saved.', isProblem: false } : { text: answer.message, isProblem: true })
    return answer.ok
  }
  return (
    <tr data-chosen={isChosen || undefined} data-file={id}>
      {onChoose && (
        <td className={pages.choose}>
          <ChooseBox isChosen={isChosen} label={`Choose ${filename}`} onChoose={onChoose} />
        </td>
      )}
      <th className={styles.file} scope="row">
        <span className={styles.frame}>
          <Preview picture={file} />
        </span>
        <span>
          <Link href={`${place.list}/${id}`}>{filename}</Link>
          <small className={notice?.isProblem ? styles.problem : undefined} role="status">
            {notice?.text}
          </small>
        </span>
      </th>
      {has.alt &&
        languages.map(({ code, label }) => {
          const alt = alts[code ?? ''] ?? ''
          const isMissing = isUndescribed({ alt, filename })
          return (
            <td
              data-column={`alt ${code}`}
              data-label={code === null ? label : `Alt text (${label})`}
              data-missing={isMissing || undefined}
              key={code}
            >
              <SavedText
                hint={isMissing && alt !== '' ? 'This is only the file’s name. Say what it shows.' : null}
                isBare
                isLong
                isReadOnly={!place.mayChange.alt}
                label={`${code === null ? label : `Alt text (${label})`} of ${filename}`}
                onSave={async (text) =>
                  text.trim() !== '' &&
                  save({ alt: text.trim() }, code, { alts: { ...alts, [code ?? '']: text.trim() } })
                }
                rule={alt === '' ? undefined : 'An alt text cannot be removed.'}
                stored={alt}
              />
            </td>
          )
        })}
      {has.tags && (
        <td data-column="tags" data-label="Tags">
          <SavedText
            hint="Separated by commas."
            isBare
            isLong
            isReadOnly={!place.mayChange.tags}
            label={`Tags of ${filename}`}
            onSave={(text) => save({ tags: tagsIn(text) }, null, { tags: tagsIn(text) })}
            stored={(tags ?? []).join(', ')}
          />
        </td>
      )}
      {has.folder && (
        <td data-column="folder" data-label="Folder">
          <SavedText
            hint="Hotels, or Hotels/Pool."
            isBare
            isReadOnly={!place.mayChange.folder}
            label={`Folder of ${filename}`}
            onSave={(text) => save({ folder: folderPath(text) }, null, { folder: folderPath(text) })}
            stored={folder ?? ''}
          />
        </td>
      )}
    </tr>
  )
}
