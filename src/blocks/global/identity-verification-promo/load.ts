import { identityProvider } from '../../../booking/identity'

/** Without a configured provider the button has no target. */
export const load = () => Promise.resolve({ isOffered: identityProvider() !== undefined })
