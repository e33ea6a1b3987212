/** The layouts of the `blocks` family: its own, and the brands that list it. */
export const BLOCKS_LAYOUTS = ['blocks', 'jewel', 'costa-viva', 'noche-azul']
