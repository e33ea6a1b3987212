import { loadBookable } from '../../lib/loadBookable'

export const load = loadBookable
