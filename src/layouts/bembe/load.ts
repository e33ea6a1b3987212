import { loadChrome } from '../lib/loadChrome'

export const load = loadChrome({ brand: 'bembe', hasBooking: true, hasSignUp: true })
