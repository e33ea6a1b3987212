import type { PayloadRequest } from 'payload'
import type { StoredHead } from './head'

const KEY = 'voixPageHeads'

/** Keeps what the guard read, so that later hooks of the same write know what visitors saw before it. */
export function rememberHead({ req, id, head }: { req: PayloadRequest; id: number | string; head: StoredHead }): void {
  const heads = (req.context[KEY] ??= new Map<string, StoredHead>()) as Map<string, StoredHead>
  heads.set(String(id), head)
}

/** The head as it was before this request wrote the page. */
export function headBefore({ req, id }: { req: PayloadRequest; id: number | string }): StoredHead | null {
  return (req.context[KEY] as Map<string, StoredHead> | undefined)?.get(String(id)) ?? null
}
