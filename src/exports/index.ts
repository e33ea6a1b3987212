/**
 * The plugin: `plugins: [voix({ slices, layouts })]` in `payload.config.ts`.
 *
 * @module voix
 */
/** @public */
export { DATABASE_LIMITS, emailToLog, isStaff, trustedOrigins, voix } from '../plugin'
/** @internal */
export { getVoix } from '../plugin'
/** @internal */
export type { ResolvedVoix } from '../plugin'
/** @public */
export type * from '../options/types'
