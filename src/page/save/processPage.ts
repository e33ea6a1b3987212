import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { elementsById, elementsOf, isEqual, withElements, type PageContent, type Row } from '../../tree'
import type { StoredPage } from '../store/content'
import { runAfterChange, runBeforeChange, runBeforeValidate } from './runFields'
import { readLivePage } from '../store/versions'

interface Process {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  id: string
  head: StoredPage
  content: PageContent
  publishes: boolean
}

/**
 * Runs the steps of Payload's update, with field hooks and validation only for the elements that changed. The
 * collection's hooks receive the whole page.
 */
export async function processPage({ req, collection, id, head, content, publishes }: Process): Promise<{
  page: StoredPage
  afterWrite: () => Promise<void>
}> {
  const due = publishes
    ? await unpublishedRows({ req, id, rows: content.rows })
    : changedRows(head.elements ?? [], content.rows)
  // Later rows with a duplicate id (old data) are not processed.
  const subset = (page: StoredPage, ids: ReadonlySet<string>): StoredPage => ({
    ...page,
    elements: elementsOf(page.elements ?? []).filter((row) => ids.has(row.id)),
  })
  const status = publishes ? 'published' : 'draft'
  const next = structuredClone({ ...withoutElements(head), ...content.page, _status: status })
  const data: StoredPage = {
    ...next,
    elements: structuredClone(elementsOf(content.rows).filter((row) => due.has(row.id))),
  }
  const doc = structuredClone(subset(head, due))
  await runBeforeValidate({ req, id, collection, data, doc })
  let whole: StoredPage = { ...data, elements: withElements(content.rows, data.elements ?? []) }
  const args = { collection, context: req.context, operation: 'update' as const, originalDoc: head, req }
  for (const hook of collection.hooks.beforeValidate)
    whole = ((await hook({ ...args, data: whole })) ?? whole) as StoredPage
  for (const hook of collection.hooks.beforeChange)
    whole = ((await hook({ ...args, data: whole })) ?? whole) as StoredPage
  const few = structuredClone(subset(whole, due))
  await runBeforeChange({ req, id, collection, data: few, doc, skipValidation: !publishes })
  const now = new Date().toISOString()
  const page: StoredPage = {
    ...few,
    id,
    elements: withElements(whole.elements ?? [], few.elements ?? []),
    updatedAt: now,
  }
  return {
    page,
    afterWrite: async () => {
      await runAfterChange({ req, collection, data: few, doc: structuredClone(few), previousDoc: doc })
      for (const hook of collection.hooks.afterChange) {
        await hook({ ...args, data: page, doc: page, previousDoc: head })
      }
    },
  }
}

function withoutElements({ elements: _elements, ...page }: StoredPage): Record<string, unknown> {
  return page
}

function changedRows(before: readonly Row[], after: readonly Row[]): ReadonlySet<string> {
  const stored = elementsById(before)
  return new Set(elementsOf(after).flatMap((row) => (isEqual(stored.get(row.id), row) ? [] : [row.id])))
}

/**
 * Returns the ids of rows to validate. Drafts are not validated, so publishing validates all rows that differ from what
 * visitors see.
 */
async function unpublishedRows({ req, id, rows }: { req: PayloadRequest; id: string; rows: readonly Row[] }) {
  const live = await readLivePage({ req, id })
  return changedRows(live?._status === 'published' ? (live.elements ?? []) : [], rows)
}
