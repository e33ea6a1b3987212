import type { Site } from './context'

/** What both the plugin and the proxy have to know: the proxy runs without Payload, so an application gives it to both. */
export interface Told {
  cookiePrefix: string
  collections: { pages: string; redirects: string }
  sites: readonly Pick<Site, 'id' | 'hosts'>[]
  search: Readonly<Record<string, string>>
}

type Side = 'voix' | 'voixProxy'

const KEY = Symbol.for('voix.agreement')

/**
 * Notes what one side was told and compares it with what the other was: both are loaded in one process, in either order. Throws an error that
 * names the option where they differ.
 */
export function agree(side: Side, told: Told): void {
  const scope = globalThis as { [KEY]?: Partial<Record<Side, Told>> }
  const sides = (scope[KEY] ??= {})
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
        `voixProxy(): the option "${option}" is ${others[option]}, but Payload and voix() have ${own[option]}. Give voixProxy() in proxy.ts the same.`,
    )
}

/** As an error shows them. */
function optionsOf({ cookiePrefix, collections, sites, search }: Told): Record<string, string> {
  return {
    cookiePrefix: JSON.stringify(cookiePrefix),
    'collections.pages': JSON.stringify(collections.pages),
    'collections.redirects': JSON.stringify(collections.redirects),
    // A site without hosts is any host.
    sites: JSON.stringify(sites.filter(({ hosts }) => hosts.length > 0).map(({ id, hosts }) => ({ id, hosts }))),
    search: JSON.stringify(Object.fromEntries(Object.entries(search).sort())),
  }
}
