import { isolateObjectProperty, type PayloadRequest } from 'payload'

const KEY = 'voixReadsWholePages'

/** The request for a read that is rendered and not handed on: the site judges conditions in the browser, from the whole elements. */
export function readingWholePages(req: PayloadRequest): PayloadRequest {
  const own = isolateObjectProperty(req, 'context')
  own.context = { ...req.context, [KEY]: true }
  return own
}

export function readsWholePages({ context }: PayloadRequest): boolean {
  return context[KEY] === true
}
