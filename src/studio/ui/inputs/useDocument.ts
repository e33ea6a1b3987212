import { useConfig } from '@payloadcms/ui'
import useSWR from 'swr'
import { useSession } from '../../session/session'
import { request } from '../../api/request'

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
