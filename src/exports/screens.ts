/**
 * What visitors see when there is no page: `error.tsx` and `not-found.tsx` of the site's route.
 *
 * @module voix/screens
 */
export { ErrorBoundaryScreen } from '../serve/screens/ErrorBoundaryScreen'
export type { ErrorScreenProps } from '../serve/screens/ErrorScreen'
export { NotFound } from '../serve/screens/NotFound'
