import type { Plugin } from 'payload'
import { isShared } from '../../../src/options/defineVoix.mjs'
import type { AllOptions } from '../../../src/options/joinOptions'
import { voix, type VoixOptions } from '../../../src/plugin'

/** Returns the plugin for the options of `defineVoix()` and `voix()` in one object. */
export function voixOf({ layouts, collections = {}, ...options }: AllOptions): Plugin {
  const entries = Object.entries(options)
  const named = Object.entries(collections).map(([name, entry]) => {
    const { slug, ...extension } = typeof entry === 'string' ? { slug: entry } : entry
    return { name, slug, extension }
  })
  const shared = {
    ...Object.fromEntries(entries.filter(([name]) => isShared(name))),
    layouts,
    collections: Object.fromEntries(named.flatMap(({ name, slug }) => (slug === undefined ? [] : [[name, slug]]))),
  }
  const own = {
    ...Object.fromEntries(entries.filter(([name]) => !isShared(name))),
    collections: Object.fromEntries(named.map(({ name, extension }) => [name, extension])),
  }
  return voix({ ...own, voixConfig: shared } as unknown as VoixOptions)
}
