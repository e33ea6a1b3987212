import { loadChrome } from '../lib/loadChrome'

export const load = loadChrome({ brand: 'caracola', hasBooking: true, hasSignUp: true })
