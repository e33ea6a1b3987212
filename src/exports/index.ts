/**
 * The plugin: `plugins: [voix({ slices, layouts })]` in `payload.config.ts`.
 *
 * @module voix
 */
export { DATABASE_LIMITS, emailToLog, getVoix, isStaff, trustedOrigins, voix } from '../plugin'
export type { ResolvedVoix } from '../plugin'
export type * from '../options/types'
