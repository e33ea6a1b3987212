import type { PayloadRequest } from 'payload'
import type { StoredHead } from './head'

const KEY = 'voixPageHeads'

/** Stores the head that the guard read, so that later hooks of the write know what visitors saw before it. */
export function rememberHead({ req, id, head }: { req: PayloadRequest; id: number | string; head: StoredHead }): void {
  const heads = (req.context[KEY] ??= new Map<string, StoredHead>()) as Map<string, StoredHead>
  heads.set(String(id), head)
}

/** Returns the head from before this request's write, or `null` if it was not stored. */
export function headBefore({ req, id }: { req: PayloadRequest; id: number | string }): StoredHead | null {
  return (req.context[KEY] as Map<string, StoredHead> | undefined)?.get(String(id)) ?? null
}
