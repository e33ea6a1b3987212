import { isolateObjectProperty, type PayloadRequest } from 'payload'

const KEY = 'voixReadsWholePages'
const SECTIONS = 'voixReadsSections'

/** The request for a read that is rendered and not handed on: the site judges conditions in the browser, from the whole elements. */
export function readingWholePages(req: PayloadRequest): PayloadRequest {
  return withContext(req, KEY)
}

export function readsWholePages({ context }: PayloadRequest): boolean {
  return context[KEY] === true
}

/** The request for a read of the shared sections that a page shows: whoever reads the page gets what is published of them. */
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
