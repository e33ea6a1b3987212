/** Visitors that get no error page; the error is only logged. Source: the specification, §8. */
export function isBot(userAgent: string): boolean {
  return /bot|lighthouse|facebook|google/i.test(userAgent)
}
