import type { PayloadRequest } from 'payload'
import type { VersionKind } from '../../contract/versions'
import type { Row } from '../../tree'

const KEY = 'voixPageWrites'

/** Facts about a write that its data do not contain. */
export interface Write {
  kind?: VersionKind
  label?: string | null
  /** Writes only a version, whatever the status is. */
  isDraft?: boolean
  /** Overwrites the newest version instead of adding one. */
  isInPlace?: boolean
  /** The release whose content is written. Checks of the page outside of releases do not apply. */
  release?: string
  /** The release's content was approved within the release. */
  isApproved?: boolean
  /** Elements from another source that this write takes over. Their styles and colours were validated there. */
  from?: readonly Row[]
}

/** Key of a page that has no id yet. */
export const NEW_PAGE = ''

/** Passes facts about a page's write to the later hooks of this request. */
export function rememberWrite({ req, id, write }: { req: PayloadRequest; id: number | string; write: Write }): void {
  const writes = (req.context[KEY] ??= new Map<string, Write>()) as Map<string, Write>
  writes.set(String(id), write)
}

export function writeOf({ req, id }: { req: PayloadRequest; id: number | string }): Write {
  return (req.context[KEY] as Map<string, Write> | undefined)?.get(String(id)) ?? {}
}
