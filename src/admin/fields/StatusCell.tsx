import type { DefaultServerCellComponentProps, Where } from 'payload'

const WORDS = {
  draft: 'version:draft',
  changed: 'version:draftHasPublishedVersion',
  published: 'version:published',
} as const

/**
 * The status of a document in Payload's lists. Payload's own cell reports a published version for any document that was
 * ever published, even after it was unpublished.
 */
export async function StatusCell({
  cellData,
  collectionSlug,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  const state = String(cellData) as keyof typeof WORDS
  const isOffline = state === 'changed' && !(await isPublished())
  return <span>{i18n.t(WORDS[isOffline ? 'draft' : state] ?? WORDS.draft)}</span>

  async function isPublished(): Promise<boolean> {
    const id = (rowData as { id: number | string }).id
    const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] }
    // system: the list has checked that the user may read this row.
    const { totalDocs } = await payload.count({ collection: collectionSlug, where, trash: true, overrideAccess: true })
    return totalDocs > 0
  }
}
