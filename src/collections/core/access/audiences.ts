import { getVoix } from '../../../options/getVoix'
import type { Asker } from './roles'

/** Returns the names of the audiences that the user belongs to. Returns none without a user. */
export function audiencesOf({ user, payload }: Asker): readonly string[] {
  if (!user) return []
  const { audiences } = getVoix(payload.config)
  return audiences.filter(({ has }) => has({ user, payload }) === true).map(({ name }) => name)
}
