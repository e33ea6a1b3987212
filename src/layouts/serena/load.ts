import { loadChrome } from '../lib/loadChrome'

export const load = loadChrome({ brand: 'serena', hasSignUp: true })
