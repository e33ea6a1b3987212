/** The layouts of Jewel: the small hotels and the large ones. */
export const JEWEL_LAYOUTS = ['jewel', 'jewel-grande']

/** Noche Azul's current and earlier layouts. Pages keep an earlier one, but cannot choose it. */
export const NOCHE_AZUL_LAYOUTS = ['noche-azul', 'noche-azul-2019', 'noche-azul-2022']
