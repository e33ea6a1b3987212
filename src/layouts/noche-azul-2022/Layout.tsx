/** Noche Azul as it was in 2022: the brand's layout, with a style sheet that overrides today's. */
export { default, load } from '../noche-azul/Layout'
