import { loadChrome } from '../lib/loadChrome'

export const load = loadChrome({ brand: 'agents', front: '/agents' })
