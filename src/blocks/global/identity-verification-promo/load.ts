import { identityProvider } from '../../../booking/identity'

/** Without a provider the button would lead nowhere. */
export const load = () => Promise.resolve({ isOffered: identityProvider() !== undefined })
