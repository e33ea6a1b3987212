/** Allows all requests, signed in or not. */
export const anyone = (): boolean => true
