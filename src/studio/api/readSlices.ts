import { unpackSlices, type PackedSlice } from '../../slices/description/packSlices'
import type { SliceInfo } from '../model/boot'
import { request } from './request'

export type ReadSlices = { ok: true; slices: readonly SliceInfo[] } | { ok: false; message: string }

const asked = new Map<string, Promise<ReadSlices>>()

/** The slices at their address, read once; the same promise for the same address, as React wants it. Never rejects. */
export function readSlices(url: string): Promise<ReadSlices> {
  const known = asked.get(url) ?? read(url)
  asked.set(url, known)
  return known
}

async function read(url: string): Promise<ReadSlices> {
  const answer = await request<PackedSlice[]>({ url })
  if (answer.ok) return { ok: true, slices: unpackSlices(answer.data) }
  // The next one asks again.
  asked.delete(url)
  return { ok: false, message: answer.message }
}
