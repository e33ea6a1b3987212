import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { isStaff } from './roles'

/** For whoever is no staff: the most documents of one list, those of a list that does not say how many, and the deepest relation. */
const MOST = 100
const USUAL = 10
const DEEPEST = 2

/**
 * One request of a visitor reads a bounded part of the site. Requests alone are bounded, REST's and GraphQL's: a Local API call says on
 * whose behalf it is (`overrideAccess`), and how much it reads is the application's business.
 */
export const modestReads: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (overrideAccess !== undefined || isStaff(req)) return args
  const { depth, limit, id, joins } = args as { depth?: number; limit?: number; id?: unknown; joins?: Joins }
  const isList = operation.startsWith('read') && id === undefined
  return {
    ...args,
    depth: modestDepth({ req, depth }),
    ...(isList ? { limit: modestLimit(limit) } : {}),
    ...(joins ? { joins: modestJoins(joins) } : {}),
  } as typeof args
}

/** What refers to a document is a list too. Without a limit it is as long as its field says. */
type Joins = false | Record<string, false | { limit?: number }>

function modestJoins(joins: Exclude<Joins, false>): Joins {
  const entries = Object.entries(joins).map(([path, join]) => [
    path,
    join && join.limit !== undefined ? { ...join, limit: modestLimit(join.limit) } : join,
  ])
  return Object.fromEntries(entries) as Joins
}

/** How deep relations are read for whoever asks; without a depth as deep as the application's default. */
export function modestDepth({ req, depth }: { req: PayloadRequest; depth: number | undefined }): number | undefined {
  return isStaff(req) ? depth : Math.min(depth ?? req.payload.config.defaultDepth, DEEPEST)
}

function modestLimit(limit: number | undefined): number {
  return limit !== undefined && limit >= 1 ? Math.min(limit, MOST) : USUAL
}
