import { loadChrome } from '../lib/loadChrome'

export const load = loadChrome({ brand: 'jewel-grande', hasBooking: true, hasSignUp: true })
