import { loadChrome } from '../lib/loadChrome'

export const load = loadChrome({ brand: 'sal-y-luz', hasSignUp: true })
