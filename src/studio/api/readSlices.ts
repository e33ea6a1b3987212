import { readSlices as contract } from '../../contract/slices'
import { unpackSlices } from '../../slices/description/packSlices'
import type { SliceInfo } from '../model/boot'
import { addressFor, call } from './call'

/** The slices of a version, which the browser keeps. */
interface Wanted {
  apiRoute: string
  slicesVersion: string
}

export type ReadSlices = { ok: true; slices: readonly SliceInfo[] } | { ok: false; message: string }

const requests = new Map<string, Promise<ReadSlices>>()

/** The address that `readSlices` reads, to begin before the scripts are there. */
export function slicesUrl({ apiRoute, slicesVersion }: Wanted): string {
  return addressFor(apiRoute, contract, { query: { v: slicesVersion } })
}

/**
 * Reads the slices of a version. Returns the same promise for the same version, as React's `use` requires. Never
 * rejects.
 */
export function readSlices({ apiRoute, slicesVersion }: Wanted): Promise<ReadSlices> {
  const known = requests.get(slicesVersion) ?? read(apiRoute, slicesVersion)
  requests.set(slicesVersion, known)
  return known
}

async function read(apiRoute: string, version: string): Promise<ReadSlices> {
  const answer = await call(apiRoute, contract, { query: { v: version } })
  if (answer.ok) return { ok: true, slices: unpackSlices(answer.data) }
  // Forget the failed request, so that the next call retries.
  requests.delete(version)
  return { ok: false, message: answer.message }
}
