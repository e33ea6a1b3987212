import type { DefaultServerCellComponentProps, Where } from 'payload'

const WORDS = {
  draft: 'version:draft',
  changed: 'version:draftHasPublishedVersion',
  published: 'version:published',
} as const

/**
 * The state of a document in Payload's lists. They take every document that was ever published for one that still is, so that one that was
 * taken offline would be said to have a published version.
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
    // system: of a row that the list has read for whoever asks.
    const { totalDocs } = await payload.count({ collection: collectionSlug, where, trash: true, overrideAccess: true })
    return totalDocs > 0
  }
}
