import type { Config, SanitizedConfig } from 'payload'
import { getContext } from '../collections/core/context'
import type { ResolvedVoix } from './options/resolve'

/** The plugin's options with defaults, catalogue and all. Throws when `voix()` is not among the config's plugins. */
export const getVoix = (config: SanitizedConfig | Config): ResolvedVoix => getContext(config) as ResolvedVoix
