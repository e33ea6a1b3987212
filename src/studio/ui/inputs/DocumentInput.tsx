'use client'

import { useConfig, useDocumentDrawer, useListDrawer } from '@payloadcms/ui'
import { FileText, FolderOpen, Upload, X } from 'lucide-react'
import type { CollectionSlug, Where } from 'payload'
import { useMemo } from 'react'
import { PICTURES } from '../../../slices/pictures'
import { useSession } from '../../session/session'
import { FieldBox } from './FieldBox'
import type { LabelledProps } from './Labelled'
import { SmallButton } from './SmallButton'
import styles from './document.module.css'
import inputs from './inputs.module.css'
import { type DocumentReference, useDocument } from './useDocument'

interface DocumentInputProps extends LabelledProps {
  name: string
  collections: readonly [CollectionSlug, ...CollectionSlug[]]
  /** What of the first collection is offered. Default: everything. */
  filter?: Where
  value: DocumentReference | null
  onChange: (value: DocumentReference | null) => void
  isReadOnly?: boolean
}

/** A document, chosen in Payload's own list or uploaded in its drawer. */
export function DocumentInput({
  name,
  collections,
  filter,
  value,
  onChange,
  isReadOnly,
  ...labelled
}: DocumentInputProps) {
  const { label } = labelled
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
    <FieldBox {...labelled}>
      <div className={styles.box} data-document-input={name} data-is-empty={value === null}>
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
    </FieldBox>
  )
}

interface MediaInputProps extends LabelledProps {
  name: string
  /** The id of a picture. */
  value: number | string | null
  onChange: (value: number | string | null) => void
  isReadOnly?: boolean
  /** Any file may be chosen, not pictures and films alone. */
  isAnyFile?: boolean
}

/** A picture or film of the media library. */
export function MediaInput({ value, onChange, isAnyFile, ...shared }: MediaInputProps) {
  const { media } = useSession().boot.collections
  return (
    <DocumentInput
      {...shared}
      collections={[media]}
      filter={isAnyFile ? undefined : PICTURES}
      onChange={(next) => onChange(next?.value ?? null)}
      value={value === null ? null : { relationTo: media, value }}
    />
  )
}
