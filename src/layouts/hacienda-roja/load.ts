import { loadChrome } from '../lib/loadChrome'

export const load = loadChrome({ brand: 'hacienda-roja', hasBooking: true, hasSignUp: true })
