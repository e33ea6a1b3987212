'use client'

import { useConfig, useDocumentDrawer, useListDrawer } from '@payloadcms/ui'
import { FileText, FolderOpen, Upload, X } from 'lucide-react'
import type { CollectionSlug, Where } from 'payload'
import { useId, useMemo } from 'react'
import styles from './document.module.css'
import inputs from './inputs.module.css'
import { SmallButton } from './SmallButton'
import { useDocument, type DocumentReference } from './useDocument'

interface Props {
  label: string
  name: string
  collections: readonly [CollectionSlug, ...CollectionSlug[]]
  /** What of the first collection is offered. Default: everything. */
  filter?: Where
  value: DocumentReference | null
  onChange: (value: DocumentReference | null) => void
  isLabelHidden?: boolean
  isReadOnly?: boolean
  problem?: string | null
}

/** A document, chosen in Payload's own list or uploaded in its drawer. */
export function DocumentInput({
  label,
  name,
  collections,
  filter,
  value,
  onChange,
  isLabelHidden,
  isReadOnly,
  problem,
}: Props) {
  const id = useId()
  const { getEntityConfig } = useConfig()
  const [first] = collections
  const isUpload = collections.length === 1 && Boolean(getEntityConfig({ collectionSlug: first })?.upload)
  const filterOptions = useMemo(() => (filter ? { [first]: filter } : undefined), [filter, first])
  const [ListDrawer, , list] = useListDrawer({
    collectionSlugs: [...collections],
    filterOptions,
  })
  const [UploadDrawer, , upload] = useDocumentDrawer({ collectionSlug: first })
  const document = useDocument(value)
  return (
    <div aria-labelledby={id} className={inputs.field} data-document-input={name} role="group">
      <span className={isLabelHidden ? inputs.hidden : inputs.label} id={id}>
        {label}
      </span>
      <div className={styles.box} data-is-empty={value === null}>
        {value && (
          <div className={styles.chosen}>
            {document.thumbnail ? <img alt="" src={document.thumbnail} /> : <FileText aria-hidden size={16} />}
            <span title={document.title}>{document.title}</span>
            {!isReadOnly && (
              <SmallButton icon={X} isIconOnly label={`Remove ${label}`} onClick={() => onChange(null)} />
            )}
          </div>
        )}
        {!isReadOnly && (
          <div className={styles.actions}>
            <SmallButton icon={FolderOpen} label={value ? 'Change' : 'Choose'} onClick={list.openDrawer} />
            {isUpload && <SmallButton icon={Upload} label="Upload" onClick={upload.openDrawer} />}
          </div>
        )}
        {isReadOnly && !value && <p className={inputs.hint}>None</p>}
      </div>
      {problem && (
        <small className={inputs.problem} role="alert">
          {problem}
        </small>
      )}
      <ListDrawer
        onSelect={({ collectionSlug, doc }) => {
          onChange({ relationTo: collectionSlug, value: doc.id })
          list.closeDrawer()
        }}
      />
      {isUpload && (
        <UploadDrawer
          onSave={({ doc }) => {
            onChange({ relationTo: first, value: doc.id })
            upload.closeDrawer()
          }}
        />
      )}
    </div>
  )
}
