/** Noche Azul as it was in 2019: the brand's layout, with a style sheet of its own over that of today. */
export { default, load } from '../noche-azul/Layout'
