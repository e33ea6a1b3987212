import type { Config, PayloadRequest, SanitizedConfig } from 'payload'
import type { Slugs } from './context'
import type { ResolvedVoix } from './resolve'

/** The plugin's options with defaults, catalogue and all. Throws when `voix()` is not among the config's plugins. */
export function getVoix(config: SanitizedConfig | Config): ResolvedVoix {
  const voix = (config.custom as { voix?: ResolvedVoix } | undefined)?.voix
  if (!voix) throw new Error('The Payload config has no voix(). Add it to `plugins`.')
  return voix
}

/** Where the product's collections lie in the application that asks. */
export function slugsOf({ payload }: Pick<PayloadRequest, 'payload'>): Slugs {
  return getVoix(payload.config).slugs
}
