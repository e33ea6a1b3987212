import { localApiAccess } from './localApiAccess.mjs'
import { sliceComponent } from './sliceComponent.mjs'

/** The project's own lint rules. */
export const voix = {
  meta: { name: 'voix' },
  rules: { 'local-api-access': localApiAccess, 'slice-component': sliceComponent },
}
