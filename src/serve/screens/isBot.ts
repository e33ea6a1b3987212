/** Matches visitors that get no error page; the error is only logged. Source: the specification, §8. */
export const BOTS = /bot|lighthouse|facebook|google/i

export function isBot(userAgent: string): boolean {
  return BOTS.test(userAgent)
}
