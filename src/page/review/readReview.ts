import type { FieldHook, PayloadRequest } from 'payload'
import { isStaff } from '../../collections/core/access'
import type { Person } from '../../contract/fields'
import type { Annotation, Review } from '../../contract/review'
import { slugsOf } from '../../options/getVoix'
import type { Breakpoint } from '../../tree/types'
import { findNames } from '../store/authors'
import { findStatus } from '../store/reviewStatus'
import type { StoredAnnotation } from './stored'

/** Returns the review of a page to staff. Lists of pages omit it, since that would be a query per page. */
export const readReview: FieldHook = async ({ originalDoc, req, findMany }) => {
  const page = (originalDoc as { id?: number | string } | undefined)?.id
  if (findMany || !page || !isStaff(req)) return undefined
  return reviewOf({ req, page })
}

/** Limit of annotations read per page. */
const MOST = 1000

/**
 * Returns the review of a page with the names of its participants. It is stored separately from the page's versions.
 */
export async function reviewOf({ req, page }: { req: PayloadRequest; page: number | string }): Promise<Review> {
  const [status, { docs }] = [
    await findStatus({ req, page }),
    await req.payload.find({
      collection: slugsOf(req).annotations,
      where: { page: { equals: page } },
      sort: 'createdAt',
      depth: 0,
      limit: MOST,
      pagination: false,
      overrideAccess: false,
      req,
    }),
  ]
  const stored = docs as unknown as StoredAnnotation[]
  const people = [
    ...[status?.askedBy, status?.decidedBy, ...(status?.reviewers ?? [])],
    ...stored.flatMap(({ author, resolvedBy, comments }) => [
      author,
      resolvedBy,
      ...(comments ?? []).map((c) => c.author),
    ]),
  ]
  const ids = [...new Set(people.filter((id) => id !== null && id !== undefined).map(String))]
  const names = await findNames({ req, ids })
  const person = (id: unknown): Person | null => {
    const name = names.get(String(id))
    return name === undefined ? null : { id: String(id), name }
  }
  const annotations: Partial<Record<Breakpoint, Annotation[]>> = {}
  for (const one of stored) (annotations[one.breakpoint] ??= []).push(toAnnotation(one, person))
  return {
    status: status?.status ?? null,
    rev: status?.rev ?? null,
    askedBy: person(status?.askedBy),
    askedAt: status?.askedAt ?? null,
    reviewers: (status?.reviewers ?? []).flatMap((id) => person(id) ?? []),
    decidedBy: person(status?.decidedBy),
    decidedAt: status?.decidedAt ?? null,
    annotations,
  }
}

function toAnnotation(stored: StoredAnnotation, person: (id: unknown) => Person | null): Annotation {
  const { id, uuid, element, breakpoint, x, y, status, author, resolvedBy, mentions, createdAt, comments } = stored
  return {
    uuid: uuid ?? String(id),
    element: element || null,
    breakpoint,
    x: x ?? null,
    y: y ?? null,
    status: status === 'resolved' ? 'resolved' : 'pending',
    author: person(author),
    resolvedBy: person(resolvedBy),
    mentions: (mentions ?? []).map(String),
    createdAt,
    comments: (comments ?? []).map((comment) => ({
      id: comment.id ?? '',
      text: comment.text ?? '',
      author: person(comment.author),
      createdAt: comment.createdAt ?? null,
      editedAt: comment.editedAt ?? null,
    })),
  }
}
