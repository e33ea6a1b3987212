import type { StudioBoot } from '../model/boot'
import { readPreference, storePreference } from '../../contract/preferences'
import { isRecord } from '../../tree'
import { call } from './call'
import type { Answer } from './request'

/** The slices that a user chose or used, by name. They are stored with the account. */
export interface OwnSlices {
  favourites: readonly string[]
  /** The latest first. */
  recent: readonly string[]
}

/** The key of these settings in Payload's preferences. */
const PLACE = { key: 'voix-slices' }

/** Reads the user's slices. */
export async function readOwnSlices(boot: Pick<StudioBoot, 'apiRoute'>): Promise<Answer<OwnSlices>> {
  const answer = await call(boot.apiRoute, readPreference, { params: PLACE })
  if (!answer.ok) return answer
  const { favourites, recent } = isRecord(answer.data.value) ? answer.data.value : {}
  return { ...answer, data: { favourites: namesIn(favourites), recent: namesIn(recent) } }
}

/** Stores the user's slices. */
export function storeOwnSlices(boot: Pick<StudioBoot, 'apiRoute'>, value: OwnSlices): Promise<Answer<unknown>> {
  return call(boot.apiRoute, storePreference, { params: PLACE, body: { value } })
}

function namesIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((name): name is string => typeof name === 'string') : []
}
