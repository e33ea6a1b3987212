'use client'

import { useConfig, useListDrawer } from '@payloadcms/ui'
import { FileText, FolderOpen, X } from 'lucide-react'
import type { CollectionSlug } from 'payload'
import { useReadOnly } from '../../session/pendingInput/InputScope'
import { useSession } from '../../session/session'
import { FieldBox, type LabelledProps } from './Labelled'
import { RowChoice } from './RowChoice'
import { SmallButton } from './SmallButton'
import styles from './document.module.css'
import inputs from './inputs.module.css'
import { anyDocument } from '../../../contract/documents'
import { useEndpoint } from '../../api/useEndpoint'

interface DocumentInputProps extends LabelledProps {
  name: string
  collections: readonly [CollectionSlug, ...CollectionSlug[]]
  value: DocumentReference | null
  onChange: (value: DocumentReference | null) => void
  isReadOnly?: boolean
}

/** A document, chosen in Payload's own list. */
export function DocumentInput({
  name,
  collections,
  value,
  onChange,
  isReadOnly: own,
  ...labelled
}: DocumentInputProps) {
  const { label } = labelled
  const isReadOnly = useReadOnly(own)
  const [ListDrawer, , list] = useListDrawer({ collectionSlugs: [...collections] })
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
    </FieldBox>
  )
}

/** A document of one of several collections. */
export interface DocumentReference {
  relationTo: string
  value: number | string
}

interface ShownDocument {
  title: string
  /** A page's path. */
  place?: string | null
  /** The address of a small picture. */
  thumbnail: string | null
  /** What a picture shows, in the language that others fall back to. */
  alt: string | null
}

/** What is shown of a chosen document. One that is gone shows its id, so that nothing chosen is hidden. */
export function useDocument(reference: DocumentReference | null): ShownDocument {
  const { boot } = useSession()
  const { getEntityConfig } = useConfig()
  const input = reference && {
    params: { collection: reference.relationTo, id: reference.value },
    query: { depth: 0, draft: true },
  }
  const options = { keepPreviousData: false, revalidateOnFocus: false }
  const { data, problem } = useEndpoint(boot.apiRoute, anyDocument.read, input, options)
  if (!reference) return { title: '', thumbnail: null, alt: null }
  if (problem !== null) return { title: `${reference.value} (cannot be read: ${problem})`, thumbnail: null, alt: null }
  if (!data) return { title: 'Reading…', thumbnail: null, alt: null }
  const field = getEntityConfig({ collectionSlug: reference.relationTo })?.admin.useAsTitle ?? 'id'
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  const isPicture = text(data.mimeType)?.startsWith('image/') ?? false
  return {
    title: text(data[field]) ?? text(data.filename) ?? String(reference.value),
    place: text(data.path),
    thumbnail: text(data.thumbnailURL) ?? (isPicture ? text(data.url) : null),
    alt: text(data.alt),
  }
}
