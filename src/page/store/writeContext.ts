import type { PayloadRequest } from 'payload'
import type { VersionKind } from '../../contract/versions'
import type { Row } from '../../tree'

const KEY = 'voixPageWrites'

/** What the data of a write do not tell. */
export interface Write {
  kind?: VersionKind
  label?: string | null
  /** The write goes to the versions only, whatever its status says. */
  isDraft?: boolean
  /** The newest version is written again: no version is added. */
  isInPlace?: boolean
  /** The write is one of a release's content: nothing of the page outside is decided by it. */
  release?: string
  /** What a release publishes was approved within it. */
  isApproved?: boolean
  /** Elements of elsewhere that this write takes over: their styles and colours were judged there. */
  from?: readonly Row[]
}

/** Of a page that has no id yet. */
export const NEW_PAGE = ''

/** Tells the hooks of this request how the page is being written. */
export function rememberWrite({ req, id, write }: { req: PayloadRequest; id: number | string; write: Write }): void {
  const writes = (req.context[KEY] ??= new Map<string, Write>()) as Map<string, Write>
  writes.set(String(id), write)
}

export function writeOf({ req, id }: { req: PayloadRequest; id: number | string }): Write {
  return (req.context[KEY] as Map<string, Write> | undefined)?.get(String(id)) ?? {}
}
