import type {
  AfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  RequestContext,
} from 'payload'
import { isStaff } from './roles'
import { takeTurn } from './visitorTurns'

/** Maximum and default `limit` of a list for users who are not staff. */
const MOST = 25
const USUAL = 10
/** Maximum `depth` for a document, and for a list. */
const DEEPEST = 2
const DEEPEST_OF_LISTS = 1

/** Functions that end the turn of a read, by the arguments of the operation, and all of a request by its context. */
const ofOperation = new WeakMap<object, () => void>()
const ofRequest = new WeakMap<RequestContext, (() => void)[]>()

/**
 * Limits the depth and the size of visitors' reads, and how many run at once. Applies to REST and GraphQL only: Local
 * API calls set `overrideAccess`, and the application chooses their size.
 */
export const modestReads: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (overrideAccess !== undefined || isStaff(req)) return args
  const { depth, limit, id, joins } = args as { depth?: number; limit?: number; id?: unknown; joins?: Joins }
  const isList = operation.startsWith('read') && id === undefined
  const modest = {
    ...args,
    depth: Math.min(modestDepth({ req, depth }) ?? DEEPEST, isList ? DEEPEST_OF_LISTS : DEEPEST),
    ...(isList ? { limit: modestLimit(limit) } : {}),
    ...(joins ? { joins: modestJoins(joins) } : {}),
  } as typeof args
  if (!/^(?:read|count)/.test(operation)) return modest
  const end = await takeTurn(req)
  ofOperation.set(modest, end)
  ofRequest.set(req.context, [...(ofRequest.get(req.context) ?? []), end])
  return modest
}

/** Ends the turn of a visitor's read, so that the next one can start. */
export const endModestRead: CollectionAfterOperationHook = ({ args, req, result }) => {
  // A hook of the application may have replaced the arguments.
  const end = ofOperation.get(args) ?? ofRequest.get(req.context)?.shift()
  end?.()
  return result
}

/** Ends the turns of reads that failed. */
export const endFailedReads: AfterErrorHook = ({ req }) => {
  for (const end of (req && ofRequest.get(req.context)) ?? []) end()
}

/** A join is a list, too. Without a limit it uses that of its field. */
type Joins = false | Record<string, false | { limit?: number }>

function modestJoins(joins: Exclude<Joins, false>): Joins {
  const entries = Object.entries(joins).map(([path, join]) => [
    path,
    join && join.limit !== undefined ? { ...join, limit: modestLimit(join.limit) } : join,
  ])
  return Object.fromEntries(entries) as Joins
}

/** Returns the allowed depth for the user. Without a depth, uses the default of the application. */
export function modestDepth({ req, depth }: { req: PayloadRequest; depth: number | undefined }): number | undefined {
  return isStaff(req) ? depth : Math.min(depth ?? req.payload.config.defaultDepth, DEEPEST)
}

function modestLimit(limit: number | undefined): number {
  return limit !== undefined && limit >= 1 ? Math.min(limit, MOST) : USUAL
}
