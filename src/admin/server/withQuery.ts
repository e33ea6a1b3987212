import type { AdminViewServerProps } from 'payload'

/** Returns an address with the query of the current view. */
export function withQuery(address: string, { searchParams }: AdminViewServerProps): string {
  const pairs = Object.entries(searchParams ?? {}).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, one] as [string, string]),
  )
  const query = new URLSearchParams(pairs).toString()
  return query === '' ? address : `${address}?${query}`
}
