'use client'

import { Dialog } from 'radix-ui'
import { Search, Upload as UploadIcon, X } from 'lucide-react'
import { useRef } from 'react'
import type { Picture } from '../../api/pictures'
import { acceptedTypes, rulesInWords } from '../../session/pictures/fileRules'
import type { PictureRequest } from '../../model/pictures'
import { useSession } from '../../session/session'
import { useFileDrop } from '../../ui/useFileDrop'
import { ChosenTray } from './ChosenTray'
import { PictureDetails } from './PictureDetails'
import { PictureGrid } from './PictureGrid'
import { PictureShelves } from './PictureShelves'
import grid from './grid.module.css'
import inputs from '../../ui/inputs/inputs.module.css'
import styles from './pictures.module.css'
import { UploadList } from './UploadList'
import { useChoice } from './useChoice'

/** What stands in the dialog: shelves, pictures, what is known of the current one, what is chosen. */
export function OpenDialog({ request }: { request: PictureRequest }) {
  const { boot } = useSession()
  const { most, isAnyFile, label } = request
  const choice = useChoice(request)
  const { search, setSearch, pictures, uploads, rights, chosen, current } = choice
  const input = useRef<HTMLInputElement>(null)
  const drop = useFileDrop(rights.mayUpload ? uploads.add : null)
  const [noun, nouns] = isAnyFile ? ['file', 'files'] : ['picture', 'pictures']
  const isMany = most > 1
  return (
    <div className={styles.inside} {...drop.target} data-is-over={drop.isOver || undefined}>
      <header className={styles.head}>
        <Dialog.Title className={styles.title}>
          {isMany ? `Choose ${nouns}` : `Choose a ${noun}`} <small>for “{label}”</small>
        </Dialog.Title>
        <label className={styles.search}>
          <Search aria-hidden size={16} />
          <input
            aria-label={`Search ${nouns}`}
            autoComplete="off"
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return
              event.preventDefault()
              choice.focusGrid()
            }}
            placeholder="Search in names, alt texts and tags"
            spellCheck={false}
            type="search"
            value={search}
          />
        </label>
        {rights.mayUpload && (
          <>
            <button className={styles.button} onClick={() => input.current?.click()} type="button">
              <UploadIcon aria-hidden size={15} />
              Upload
            </button>
            <input
              accept={acceptedTypes(boot.uploads, isAnyFile)}
              aria-label={`Upload ${nouns}`}
              hidden
              multiple
              onChange={(event) => {
                uploads.add([...(event.target.files ?? [])])
                event.target.value = ''
              }}
              ref={input}
              type="file"
            />
          </>
        )}
        <Dialog.Close aria-label="Close" className={styles.close}>
          <X aria-hidden size={18} />
        </Dialog.Close>
      </header>
      <div className={styles.body}>
        <PictureShelves choice={choice} />
        <div className={styles.middle}>
          <UploadList
            chosen={new Set(choice.chosen.map(({ id }) => id))}
            uploads={choice.uploadList}
            onRemove={uploads.remove}
            onRetry={uploads.retry}
          />
          <PictureGrid
            choice={choice}
            empty={<Empty hasSearch={search !== ''} mayUpload={rights.mayUpload} nouns={nouns} />}
            label={isMany ? `Choose ${nouns}` : `Choose a ${noun}`}
          />
        </div>
        <PictureDetails choice={choice} current={current} key={current?.id ?? 'none'} />
      </div>
      <footer className={styles.foot}>
        {isMany ? (
          <ChosenTray choice={choice} />
        ) : (
          <p className={styles.rule}>
            {rights.mayUpload && `Drop or paste files anywhere here: ${rulesInWords(boot.uploads, isAnyFile)}.`}
          </p>
        )}
        <Dialog.Close className={styles.button}>Cancel</Dialog.Close>
        <button
          className={styles.primary}
          data-choose
          disabled={chosen.length === 0}
          onClick={() => choice.finish()}
          type="button"
        >
          {confirmWords({ chosen, isMany, noun, nouns })}
        </button>
      </footer>
      <p aria-live="polite" className={inputs.hidden}>
        {pictures.isReading ? '' : `${pictures.list.length} ${nouns} shown.`}
      </p>
      {drop.isOver && (
        <div aria-hidden className={styles.dropHint}>
          <UploadIcon size={28} />
          <strong>Drop to upload</strong>
          <span>{rulesInWords(boot.uploads, isAnyFile)}</span>
        </div>
      )}
    </div>
  )
}

interface Words {
  chosen: readonly Picture[]
  isMany: boolean
  noun: string
  nouns: string
}

function confirmWords({ chosen, isMany, noun, nouns }: Words): string {
  if (!isMany) return `Use this ${noun}`
  return chosen.length === 0 ? `Add ${nouns}` : `Add ${chosen.length} ${chosen.length === 1 ? noun : nouns}`
}

interface EmptyProps {
  hasSearch: boolean
  mayUpload: boolean
  nouns: string
}

function Empty({ hasSearch, mayUpload, nouns }: EmptyProps) {
  return (
    <div className={grid.empty}>
      <strong>{hasSearch ? `No ${nouns} match.` : `No ${nouns} here yet.`}</strong>
      <span>
        {hasSearch && 'Try fewer letters, or another shelf on the left. '}
        {mayUpload && 'Drop files here, paste them, or press Upload.'}
      </span>
    </div>
  )
}
