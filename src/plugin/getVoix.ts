import type { Config, SanitizedConfig } from 'payload'
import type { ResolvedVoix } from './options/resolve'

/** The plugin's options with defaults, catalogue and all. Throws when `voix()` is not among the config's plugins. */
export function getVoix(config: SanitizedConfig | Config): ResolvedVoix {
  const voix = (config.custom as { voix?: ResolvedVoix } | undefined)?.voix
  if (!voix) throw new Error('The Payload config has no voix(). Add it to `plugins`.')
  return voix
}
