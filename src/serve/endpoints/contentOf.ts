import type { SanitizedConfig } from 'payload'
import type { ContentStore } from '../../collections/content/store'
import { getVoix } from '../../options/getVoix'

/** Returns the content collections of an application. */
export async function contentOf({
  config,
}: {
  config: Promise<SanitizedConfig> | SanitizedConfig
}): Promise<ContentStore> {
  return getVoix(await config).content
}
