import type { Config, PayloadRequest, SanitizedConfig } from 'payload'
import type { Slugs } from './context'
import type { ResolvedVoix } from './resolve'

/**
 * Returns the plugin's resolved options, including the catalogue. Throws if `voix()` is not in the config's `plugins`.
 */
export function getVoix(config: SanitizedConfig | Config): ResolvedVoix {
  const voix = (config.custom as { voix?: ResolvedVoix } | undefined)?.voix
  if (!voix) throw new Error('The Payload config has no voix(). Add it to `plugins`.')
  return voix
}

/** Returns the slugs of the product's collections in this application. */
export function slugsOf({ payload }: Pick<PayloadRequest, 'payload'>): Slugs {
  return getVoix(payload.config).slugs
}
