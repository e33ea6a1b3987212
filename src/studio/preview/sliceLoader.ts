import type { SliceComponent, SliceImports } from '../../render/types'

export interface SliceLoader {
  /** The component of a slice whose module is there. */
  loaded: (name: string) => SliceComponent | undefined
  /** Loads a slice's module, once. Rejects for a slice that the application does not have. */
  load: (name: string) => Promise<SliceComponent>
  /** Settles when the modules of these slices are there or have failed; the same promise for the same slices, as React wants it. */
  settle: (names: Iterable<string>) => Promise<unknown>
}

const loaders = new WeakMap<SliceImports, SliceLoader>()

/** The loader of an application's slices: modules belong to the process, not to a page. */
export function sliceLoader(imports: SliceImports): SliceLoader {
  const known = loaders.get(imports)
  if (known) return known
  const made = createLoader(imports)
  loaders.set(imports, made)
  return made
}

function createLoader(imports: SliceImports): SliceLoader {
  const components = new Map<string, SliceComponent>()
  const load = once(async (name: string) => {
    const module = await imports[name]?.()
    if (!module) throw new Error(`Slice configuration not found for component "${name}"`)
    components.set(name, module.default)
    return module.default
  })
  const settle = once((names: string) => Promise.allSettled(names.split(' ').filter(Boolean).map(load)))
  return {
    loaded: (name) => components.get(name),
    load,
    settle: (names) => settle([...new Set(names)].sort().join(' ')),
  }
}

/** The work by its key, done once. */
function once<Result>(work: (key: string) => Promise<Result>): (key: string) => Promise<Result> {
  const started = new Map<string, Promise<Result>>()
  return (key) => {
    const result = started.get(key) ?? work(key)
    started.set(key, result)
    return result
  }
}
