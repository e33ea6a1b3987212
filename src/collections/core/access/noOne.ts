/** Nobody from outside; the product itself writes these. */
export const noOne = (): boolean => false
