import { isolateObjectProperty, type PayloadRequest } from 'payload'

const KEY = 'voixReadsWholePages'
const SECTIONS = 'voixReadsSections'

/** Returns a request that reads whole elements for rendering: the browser evaluates their conditions. */
export function readingWholePages(req: PayloadRequest): PayloadRequest {
  return withContext(req, KEY)
}

export function readsWholePages({ context }: PayloadRequest): boolean {
  return context[KEY] === true
}

/** Returns a request that reads the published shared sections of a page along with the page. */
export function readingSections(req: PayloadRequest): PayloadRequest {
  return withContext(readingWholePages(req), SECTIONS)
}

export function readsSections({ context }: PayloadRequest): boolean {
  return context[SECTIONS] === true
}

function withContext(req: PayloadRequest, key: string): PayloadRequest {
  const own = isolateObjectProperty(req, 'context')
  own.context = { ...req.context, [key]: true }
  return own
}
