import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Told } from './agreement'
import { dropProcessState } from '../tree/processState.mjs'

const told: Told = {
  cookiePrefix: 'payload',
  collections: { pages: 'pages', redirects: 'redirects' },
  sites: [{ id: 0, hosts: [] }],
  search: {},
}

/** Loads the module again, as a second bundle of the process does. */
async function load() {
  vi.resetModules()
  return (await import('./agreement')).agree
}

afterEach(() => {
  dropProcessState('agreement')
})

describe('the options of the plugin and the proxy', () => {
  it.each<[string, Partial<Told>, string]>([
    ['collections.pages', { collections: { pages: 'voix-pages', redirects: 'redirects' } }, '"voix-pages"'],
    ['collections.redirects', { collections: { pages: 'pages', redirects: 'moves' } }, '"moves"'],
    ['cookiePrefix', { cookiePrefix: 'acme' }, '"acme"'],
    ['sites', { sites: [{ id: 1, hosts: ['azul.example'] }] }, 'azul.example'],
    ['search', { search: { en: '/search' } }, '/search'],
  ])('must have the same "%s", in either order of loading', async (option, own, value) => {
    const [plugin, proxy] = [await load(), await load()]
    plugin('voix', { ...told, ...own })
    expect(() => proxy('voixProxy', told)).toThrow(`the option "${option}"`)
    proxy('voixProxy', { ...told, ...own })
    expect(() => plugin('voix', told)).toThrow(value)
  })

  it('may omit a site without hosts, which is the default', async () => {
    const agree = await load()
    agree('voixProxy', { ...told, sites: [], search: { es: '/es/search', en: '/search' } })
    agree('voix', { ...told, search: { en: '/search', es: '/es/search' } })
  })

  it('may list sites and hosts in another order and in other capitals', async () => {
    const agree = await load()
    const [one, two] = [
      { id: 1, hosts: ['Azul.example', 'www.azul.example'] },
      { id: 2, hosts: ['b.example'] },
    ]
    agree('voixProxy', { ...told, sites: [one, two] })
    agree('voix', { ...told, sites: [two, { id: 1, hosts: ['www.azul.example', 'azul.example'] }] })
  })

  it('are not compared if only one of them runs', async () => {
    const agree = await load()
    agree('voix', told)
    agree('voix', { ...told, cookiePrefix: 'acme' })
  })
})
