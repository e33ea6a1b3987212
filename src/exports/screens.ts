/**
 * Error screens for visitors: `error.tsx` of the site's route, and `global-error.tsx`.
 *
 * @module voix/screens
 */
/** @public */
export { ErrorBoundaryScreen } from '../serve/screens/ErrorBoundaryScreen'
/** @public */
export type { ErrorScreenProps } from '../serve/screens/ErrorScreen'
