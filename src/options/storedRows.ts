import type { PayloadRequest } from 'payload'
import { asDefined } from '../slices'
import { readRows, type Row } from '../tree'
import { getVoix } from './getVoix'

/** A page's elements from the database, as their slices are defined now: what every reader of stored elements gets. */
export function storedRows({ payload }: Pick<PayloadRequest, 'payload'>, elements: unknown): Row[] {
  return asDefined(getVoix(payload.config).catalogue, readRows(elements))
}
