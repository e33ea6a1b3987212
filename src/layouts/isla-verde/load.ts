import { loadChrome } from '../lib/loadChrome'

export const load = loadChrome({ brand: 'isla-verde', hasSignUp: true })
