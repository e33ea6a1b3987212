import type { StudioBoot } from '../model/boot'
import { request, type Answer } from './request'

/** The slices that a user chose or used, by name. They are stored with the account. */
export interface OwnSlices {
  favourites: readonly string[]
  /** The latest first. */
  recent: readonly string[]
}

/** The key of these settings in Payload's preferences. */
const SLICES_PREFERENCE = 'voix-slices'

/** Reads the user's slices. */
export async function readOwnSlices(boot: Pick<StudioBoot, 'apiRoute'>): Promise<Answer<OwnSlices>> {
  const answer = await request<{ value?: Partial<Record<keyof OwnSlices, unknown>> | null }>({ url: addressOf(boot) })
  if (!answer.ok) return answer
  const { favourites, recent } = answer.data.value ?? {}
  return { ...answer, data: { favourites: namesIn(favourites), recent: namesIn(recent) } }
}

/** Stores the user's slices. */
export function storeOwnSlices(boot: Pick<StudioBoot, 'apiRoute'>, value: OwnSlices): Promise<Answer<unknown>> {
  return request({ method: 'POST', url: addressOf(boot), body: { value } })
}

function addressOf({ apiRoute }: Pick<StudioBoot, 'apiRoute'>): string {
  return `${apiRoute}/payload-preferences/${SLICES_PREFERENCE}`
}

function namesIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((name): name is string => typeof name === 'string') : []
}
