import { sql } from '@payloadcms/db-postgres'
import { APIError, type PayloadRequest } from 'payload'
import { execute } from '../../collections/core/database/execute'
import { columnId, tableOf } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'
import type { Breakpoint } from '../../tree/types'

type Id = number | string

export interface StoredComment {
  id?: string | null
  text?: string | null
  author?: Id | null
  createdAt?: string | null
  editedAt?: string | null
}

/** A stored annotation. Relationships are ids. */
export interface StoredAnnotation {
  id: Id
  uuid?: string | null
  page: Id
  element?: string | null
  breakpoint: Breakpoint
  x?: number | null
  y?: number | null
  status: string
  author?: Id | null
  resolvedBy?: Id | null
  mentions?: Id[] | null
  createdAt: string
  comments?: StoredComment[] | null
}

interface Input {
  req: PayloadRequest
  page: string
  uuid: string
}

/**
 * Locks an annotation of a page until the transaction ends and returns it, so that two replies cannot overwrite each
 * other. Throws a 404.
 */
export async function lockAnnotation({ req, page, uuid }: Input): Promise<StoredAnnotation> {
  const found = await findAnnotation({ req, page, uuid })
  if (!found) throw new APIError('This annotation was deleted.', 404, null, true)
  return found
}

/** Locks and returns an annotation, or returns `null` if it does not exist. */
export async function findAnnotation({ req, page, uuid }: Input): Promise<StoredAnnotation | null> {
  const { annotations, pages } = slugsOf(req)
  const [row] = await execute<{ id: Id }>({
    req,
    statement: sql`
      select id from ${tableOf(req, annotations)}
      where page_id = ${columnId(req, pages, page)} and (uuid = ${uuid} or (uuid is null and id::text = ${uuid}))
      for update`,
  })
  if (!row) return null
  // system: the endpoint has checked the access of its caller
  const found = await req.payload.findByID({
    collection: annotations,
    id: row.id as string,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return found as unknown as StoredAnnotation
}
