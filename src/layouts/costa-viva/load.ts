import { loadChrome } from '../lib/loadChrome'

export const load = loadChrome({ brand: 'costa-viva', hasBooking: true, hasSignUp: true })
