import { loadForm } from '../../lib/loadForm'

export const load = loadForm
