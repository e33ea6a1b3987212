'use client'

import { toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { RefreshCw } from 'lucide-react'
import { Link } from '../../studio/ui/Link'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { anyDocument } from '../../contract/documents'
import { findUses } from '../../contract/uses'
import { useEndpoint } from '../../studio/api/useEndpoint'
import { uploadFile } from '../../studio/api/uploadFile'
import styles from './media.module.css'

/** Lists the uses of a file, and replaces the file in all of them. */
export function FileUsesField() {
  const { id, collectionSlug = 'media', data: file } = useDocumentInfo()
  const { config } = useConfig()
  const { api } = config.routes
  const input = id === undefined ? null : { params: { collection: collectionSlug, id } }
  const { data, problem } = useEndpoint(api, findUses, input)
  if (input === null) return null
  return (
    <section aria-label="Used in" className={`field-type ${styles.uses}`}>
      <h3>Used in</h3>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {!data && problem === null && <p>Looking …</p>}
      {data?.docs.length === 0 && <p>Nowhere. It can be deleted.</p>}
      {data && data.docs.length > 0 && (
        <ul>
          {data.docs.map((use) => (
            <li key={`${use.collection} ${use.id}`}>
              <Link href={use.url}>{use.title ?? 'A document that you may not read'}</Link>{' '}
              <small>
                {use.path ?? use.collection}
                {use.isPublished ? '' : use.isTrashed ? ', in the trash' : ', draft'}
                {use.through.length > 0 && `, in ${use.through.join(', ')}`}
              </small>
            </li>
          ))}
        </ul>
      )}
      <Replace
        apiRoute={api}
        file={input.params}
        mimeType={String(file?.mimeType ?? '')}
        uses={data?.docs.length ?? 0}
      />
    </section>
  )
}

interface ReplaceProps {
  apiRoute: string
  file: { collection: string; id: number | string }
  mimeType: string
  uses: number
}

function Replace({ apiRoute, file: params, mimeType, uses }: ReplaceProps) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const kind = mimeType.split('/')[0] ?? ''
  const take = async (file: File | undefined) => {
    if (!file) return
    setIsBusy(true)
    setRefused(null)
    const answer = await uploadFile(apiRoute, anyDocument.change, { params, query: { depth: 0 }, body: {} }, { file })
    setIsBusy(false)
    if (input.current) input.current.value = ''
    if (!answer.ok) return setRefused(answer.message)
    const where = uses === 0 ? '' : ` ${uses === 1 ? 'Its use shows' : `Its ${uses} uses show`} it from now on.`
    toast.success(`“${file.name}” has replaced it.${where}`)
    router.refresh()
  }
  return (
    <div className={styles.replace}>
      <button disabled={isBusy} onClick={() => input.current?.click()} type="button">
        <RefreshCw aria-hidden size={14} /> {isBusy ? 'Replacing …' : 'Replace the file'}
      </button>
      <p>Its text, folder and uses stay the same.</p>
      <input
        accept={['image', 'video'].includes(kind) ? `${kind}/*` : mimeType}
        aria-label="Replacement file"
        hidden
        onChange={(event) => void take(event.target.files?.[0])}
        ref={input}
        type="file"
      />
      {refused !== null && (
        <p className={styles.problem} role="alert">
          {refused}
        </p>
      )}
    </div>
  )
}
