'use client'

import { useConfig, useDocumentDrawer, useListDrawer } from '@payloadcms/ui'
import { FileText, FolderOpen, Upload, X } from 'lucide-react'
import type { CollectionSlug, Where } from 'payload'
import { useMemo } from 'react'
import useSWR from 'swr'
import { useReadOnly } from '../../session/pendingInput/InputScope'
import { PICTURES } from '../../../slices/pictures'
import { useSession } from '../../session/session'
import { FieldBox, type LabelledProps } from './Labelled'
import { RowChoice } from './RowChoice'
import { SmallButton } from './SmallButton'
import styles from './document.module.css'
import inputs from './inputs.module.css'
import { request } from '../../api/request'

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
  isReadOnly: own,
  ...labelled
}: DocumentInputProps) {
  const { label } = labelled
  const isReadOnly = useReadOnly(own)
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
      <RowChoice>
        <ListDrawer
          onSelect={({ collectionSlug, doc }) => {
            onChange({ relationTo: collectionSlug, value: doc.id })
            list.closeDrawer()
          }}
        />
      </RowChoice>
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

/** A document of one of several collections. */
export interface DocumentReference {
  relationTo: string
  value: number | string
}

interface ShownDocument {
  title: string
  /** The address of a small picture. */
  thumbnail: string | null
}

/** What is shown of a chosen document. One that is gone shows its id, so that nothing chosen is hidden. */
export function useDocument(reference: DocumentReference | null): ShownDocument {
  const { boot } = useSession()
  const { getEntityConfig } = useConfig()
  const url = reference && `${boot.apiRoute}/${reference.relationTo}/${reference.value}?depth=0&draft=true`
  const { data, error } = useSWR<Record<string, unknown>, Error>(url, readDocument, { revalidateOnFocus: false })
  if (!reference) return { title: '', thumbnail: null }
  if (error) return { title: `${reference.value} (cannot be read: ${error.message})`, thumbnail: null }
  if (!data) return { title: 'Reading…', thumbnail: null }
  const field = getEntityConfig({ collectionSlug: reference.relationTo })?.admin.useAsTitle ?? 'id'
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  const isPicture = text(data.mimeType)?.startsWith('image/') ?? false
  return {
    title: text(data[field]) ?? text(data.filename) ?? String(reference.value),
    thumbnail: text(data.thumbnailURL) ?? (isPicture ? text(data.url) : null),
  }
}

async function readDocument(url: string): Promise<Record<string, unknown>> {
  const answer = await request<Record<string, unknown>>({ url })
  if (!answer.ok) throw new Error(answer.message)
  return answer.data
}
