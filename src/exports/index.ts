/**
 * The plugin: `plugins: [voix({ slices, layouts })]` in `payload.config.ts`.
 *
 * @module voix
 */
export { emailToLog, getVoix, isStaff, voix } from '../plugin'
export type {
  CollectionExtension,
  Language,
  LayoutOption,
  ResolvedVoix,
  Role,
  SaveAction,
  Site,
  VoixOptions,
  VoixUser,
} from '../plugin'
