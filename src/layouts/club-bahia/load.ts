import { loadChrome } from '../lib/loadChrome'

export const load = loadChrome({ brand: 'club-bahia', hasBooking: true })
