'use client'

import { Clock, Folder, FolderOpen, FolderPlus, Images, Tag } from 'lucide-react'
import { useState } from 'react'
import form from './newFolder.module.css'
import styles from './pictures.module.css'
import type { Choice, Shelf } from './useChoice'

/** All, those chosen last, and one shelf per folder and per tag. */
export function PictureShelves({ choice }: { choice: Choice }) {
  const { library, rights, shelf, setShelf, shelves } = choice
  const { tags, folders } = shelves
  const isSame = (other: Shelf) => JSON.stringify(other) === JSON.stringify(shelf)
  const button = (own: Shelf, label: string, Icon: typeof Tag, depth = 0) => (
    <li key={JSON.stringify(own)} style={{ paddingInlineStart: depth * 14 }}>
      <button aria-pressed={isSame(own)} className={styles.shelf} onClick={() => setShelf(own)} type="button">
        <Icon aria-hidden size={14} />
        <span>{label}</span>
      </button>
    </li>
  )
  return (
    <nav aria-label="Shelves" className={styles.shelves}>
      <ul>
        {button({ kind: 'all' }, 'All, newest first', Images)}
        {button({ kind: 'recent' }, 'Recently used', Clock)}
      </ul>
      {library.has.folder && (
        <>
          <h3 id="voix-picture-folders">Folders</h3>
          <ul aria-labelledby="voix-picture-folders">
            {folders.map((folder) => {
              const own: Shelf = { kind: 'folder', folder }
              const names = folder.split('/')
              return button(own, names.at(-1) ?? folder, isSame(own) ? FolderOpen : Folder, names.length - 1)
            })}
          </ul>
          {(rights.mayUpload || rights.mayChange('folder')) && <NewFolder choice={choice} />}
        </>
      )}
      {tags.length > 0 && (
        <>
          <h3 id="voix-picture-tags">Tags</h3>
          <ul aria-labelledby="voix-picture-tags">{tags.map((tag) => button({ kind: 'tag', tag }, tag, Tag))}</ul>
        </>
      )}
    </nav>
  )
}

/** A folder within the open one: it is kept by what is put into it. */
function NewFolder({ choice }: { choice: Choice }) {
  const [name, setName] = useState('')
  const { shelf, openNewFolder } = choice
  const label = shelf.kind === 'folder' ? `New folder in ${shelf.folder}` : 'New folder'
  return (
    <form
      className={form.newFolder}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        openNewFolder(name)
        setName('')
      }}
    >
      <input
        aria-label={label}
        autoComplete="off"
        maxLength={60}
        onChange={({ target }) => setName(target.value)}
        placeholder={label}
        value={name}
      />
      <button aria-label="Make the folder" disabled={name.trim() === ''} type="submit">
        <FolderPlus aria-hidden size={15} />
      </button>
    </form>
  )
}
