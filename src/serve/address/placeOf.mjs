import { hostOf } from '../../options/forwarded.mjs'
import { redirectTable } from './redirects.mjs'

/**
 * What an address means to an application: what `voixProxy()` reads of `defineVoix()`.
 *
 * @typedef {object} Addresses
 * @property {readonly string[]} layouts Layouts that `?layout=` may choose.
 * @property {readonly string[]} searchLayouts Layouts of the search page. Each page links to it in its own layout.
 * @property {readonly { id: number, hosts: string[] }[]} sites
 * @property {string} admin
 * @property {string} cookiePrefix
 * @property {import('./redirects.mjs').RedirectSource} collections
 * @property {Readonly<Record<string, string>>} search language code -> where the site is searched
 *
 * @typedef {object} Place Where a page's address leads, at the host that it was asked at.
 * @property {ReturnType<import('./rules.mjs').RedirectTable>} redirect
 * @property {string} host
 * @property {string | null} known the host, empty where sites have none, and `null` for one that no site names
 * @property {string | null} layout
 */

/**
 * Asked by the proxy for every page, and for every answer that is given without it: both come to the same end.
 *
 * @param {{ path: string, searchParams: URLSearchParams, header: (name: string) => string | null }} asked `path`: decoded
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
