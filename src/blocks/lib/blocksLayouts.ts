/** The layouts of the `blocks` family: the house's own, and the brands that list it. */
export const BLOCKS_LAYOUTS = ['blocks', 'jewel', 'costa-viva', 'noche-azul']
