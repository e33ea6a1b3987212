/** The layouts of Jewel: the small houses and the great ones. */
export const JEWEL_LAYOUTS = ['jewel', 'jewel-grande']

/** Noche Azul today and as it was: the older ones are shown, and no page may choose them. */
export const NOCHE_AZUL_LAYOUTS = ['noche-azul', 'noche-azul-2019', 'noche-azul-2022']
