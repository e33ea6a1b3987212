import { loadChrome } from '../lib/loadChrome'

export const load = loadChrome({ brand: 'noche-azul', hasBooking: true })
