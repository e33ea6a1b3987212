import { hostOf } from '../../options/forwarded.mjs'
import { redirectTable } from './redirects.mjs'

/**
 * The options of `defineVoix()` that decide what an address is in an application, with their defaults.
 *
 * @typedef {object} Addresses
 * @property {readonly string[]} layouts Layouts that `?layout=` may choose.
 * @property {readonly string[]} searchLayouts Layouts of the search page. Each page links to it in its own layout.
 * @property {readonly { id: number, hosts: string[] }[]} sites
 * @property {string} admin
 * @property {string} cookiePrefix
 * @property {import('./redirects.mjs').RedirectSource} collections
 * @property {Readonly<Record<string, string>>} search language code -> path of the search page
 *
 * @typedef {object} Place What the address of a page resolves to at the requested host.
 * @property {ReturnType<import('./rules.mjs').RedirectTable>} redirect
 * @property {string} host
 * @property {string | null} known the host if a site names it, empty if the sites name no hosts, `null` for an unknown
 *   host
 * @property {string | null} layout
 */

/**
 * Resolves the address of a page. The proxy calls this for every page, and the server in front of Next for every cached
 * response, so both decide alike.
 *
 * @param {{ path: string, searchParams: URLSearchParams, header: (name: string) => string | null }} asked `path`:
 *   decoded
 * @param {Pick<Addresses, 'layouts' | 'sites' | 'collections'>} addresses
 * @returns {Promise<Place>}
 */
export async function placeOf({ path, searchParams, header }, { layouts, sites, collections }) {
  const host = hostOf(header)
  const redirect = (await redirectTable(collections))({ host, path, query: searchParams })
  return { redirect, host, known: knownHost(host, sites), layout: layoutIn(searchParams, layouts) }
}

/** Returns the layout of `?layout=` if it may be chosen. @param {URLSearchParams} searchParams @param {readonly string[]} layouts */
export function layoutIn(searchParams, layouts) {
  const wanted = searchParams.get('layout')
  return wanted !== null && layouts.includes(wanted) ? wanted : null
}

/** @param {string} host @param {Addresses['sites']} sites */
function knownHost(host, sites) {
  const hosts = sites.flatMap((site) => site.hosts)
  if (hosts.length === 0) return ''
  return hosts.some((candidate) => candidate.toLowerCase() === host) ? host : null
}
