import { processState } from '../tree/processState.mjs'
import type { Site } from './context'

/** Options that the application gives both to the plugin and to the proxy, which runs without Payload. */
export interface Told {
  cookiePrefix: string
  collections: { pages: string; redirects: string }
  sites: readonly Pick<Site, 'id' | 'hosts'>[]
  search: Readonly<Record<string, string>>
}

type Side = 'voix' | 'voixProxy'

/**
 * Stores the options of one side and compares them with the other's. The sides load in one process, in either order.
 * Throws an error that names the first option that differs.
 */
export function agree(side: Side, told: Told): void {
  const sides = processState('agreement', (): Partial<Record<Side, Told>> => ({}))
  sides[side] = told
  const { voix, voixProxy } = sides
  const [differing] = voix && voixProxy ? differences(voix, voixProxy) : []
  if (differing) throw new Error(differing)
}

function differences(voix: Told, voixProxy: Told): string[] {
  const [own, others] = [optionsOf(voix), optionsOf(voixProxy)]
  return Object.keys(own)
    .filter((option) => own[option] !== others[option])
    .map(
      (option) =>
        `voixProxy(): the option "${option}" is ${others[option]}, but Payload and voix() have ${own[option]}. Set the same value in proxy.ts.`,
    )
}

/** The options as the error shows them. */
function optionsOf({ cookiePrefix, collections, sites, search }: Told): Record<string, string> {
  return {
    cookiePrefix: JSON.stringify(cookiePrefix),
    'collections.pages': JSON.stringify(collections.pages),
    'collections.redirects': JSON.stringify(collections.redirects),
    // A site without hosts is served at every host.
    sites: JSON.stringify(
      sites
        .filter(({ hosts }) => hosts.length > 0)
        .map(({ id, hosts }) => ({ id, hosts: hosts.map((host) => host.toLowerCase()).toSorted() }))
        .toSorted((one, other) => one.id - other.id),
    ),
    search: JSON.stringify(Object.fromEntries(Object.entries(search).sort())),
  }
}
