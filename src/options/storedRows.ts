import type { PayloadRequest } from 'payload'
import { asDefined } from '../slices'
import { readRows, type Row } from '../tree'
import { getVoix } from './getVoix'

/** Returns a page's stored elements, migrated to the current definitions of their slices. */
export function storedRows({ payload }: Pick<PayloadRequest, 'payload'>, elements: unknown): Row[] {
  return asDefined(getVoix(payload.config).catalogue, readRows(elements))
}
