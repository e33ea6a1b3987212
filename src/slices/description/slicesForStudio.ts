import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { SliceDefinition, SliceInfo } from '../types'
import { describeSlices } from './describeSlices'
import { packSlices } from './packSlices'

interface SlicesForStudio {
  slices: SliceInfo[]
  /** The response body of the endpoint: JSON. */
  text: string
  /** The version of this text. Other slices or other access give another version. */
  version: string
}

/** Describes the slices for the studio and its preview, by the user's rights. The browser caches it by its version. */
export async function slicesForStudio({
  slices: definitions,
  req,
}: {
  slices: readonly SliceDefinition[]
  req: PayloadRequest
}): Promise<SlicesForStudio> {
  const slices = await describeSlices({ slices: definitions, req })
  const text = packSlices(slices)
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { slices, text, version }
}
