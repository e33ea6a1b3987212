/**
 * What visitors see when a page cannot be shown: `error.tsx` of the site's route, and `global-error.tsx`.
 *
 * @module voix/screens
 */
export { ErrorBoundaryScreen } from '../serve/screens/ErrorBoundaryScreen'
export type { ErrorScreenProps } from '../serve/screens/ErrorScreen'
