/** Denies all requests. The product writes these documents and fields itself. */
export const noOne = (): boolean => false
