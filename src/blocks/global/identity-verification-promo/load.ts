import { identityProvider } from '../../../booking/identity'

/** Without a provider, the button has no target. */
export const load = () => Promise.resolve({ isOffered: identityProvider() !== undefined })
