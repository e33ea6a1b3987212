import { getVoix } from '../../../options/getVoix'
import type { Asker } from './roles'

/** The audiences that the asker belongs to, by name. Nobody signed in belongs to none. */
export function audiencesOf({ user, payload }: Asker): readonly string[] {
  if (!user) return []
  const { audiences } = getVoix(payload.config)
  return audiences.filter(({ has }) => has({ user, payload }) === true).map(({ name }) => name)
}
