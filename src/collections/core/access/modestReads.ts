import type {
  AfterErrorHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  RequestContext,
} from 'payload'
import { isStaff } from './roles'
import { takeTurn } from './visitorTurns'

/** For users who are not staff: the largest `limit` of a list, and the default. */
const MOST = 25
const USUAL = 10
/** The deepest relation, of a document and of each document of a list. */
const DEEPEST = 2
const DEEPEST_OF_LISTS = 1

/** What ends the turn of a read, by the operation's arguments, and all of a request's, by its context. */
const ofOperation = new WeakMap<object, () => void>()
const ofRequest = new WeakMap<RequestContext, (() => void)[]>()

/**
 * One request of a visitor reads a bounded part of the site, and all of them at one moment as well. Requests alone are bounded, REST's and
 * GraphQL's: a Local API call says on whose behalf it is (`overrideAccess`), and how much it reads is the application's business.
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

/** After a visitor's read: the next one may begin. */
export const endModestRead: CollectionAfterOperationHook = ({ args, req, result }) => {
  // A hook of the application may have put other arguments in their place.
  const end = ofOperation.get(args) ?? ofRequest.get(req.context)?.shift()
  end?.()
  return result
}

/** The same after one that failed. */
export const endFailedReads: AfterErrorHook = ({ req }) => {
  for (const end of (req && ofRequest.get(req.context)) ?? []) end()
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
