import { use } from 'react'
import { callSlice, SliceMistake } from '../../render/callSlice'
import type { SliceComponents, SliceImports, SliceComponent } from '../../render/types'
import type { SliceProps } from '../../slices/types'
import { BrokenElement } from './StandIns'

interface HostInput {
  imports: SliceImports
  /** Called when a slice reads its children individually, so that it depends on their fields. */
  onReadsChildren: (id: string) => void
}

/** Fast Refresh updates mounted components, not functions that are called directly. */
const isRefreshed = process.env.NODE_ENV === 'development' && typeof window !== 'undefined'

/**
 * The slices' components for the frame. A slice's module loads when its first element is shown, if not before. Slice components are
 * plain functions without hooks, so they are called and not mounted: the element's own component is the only one to render again.
 * In development they are mounted as well, so that an edit of a component is seen at once.
 */
export function hostComponents({ imports, onReadsChildren }: HostInput): SliceComponents {
  const { load } = sliceLoader(imports)
  const host = (name: string) =>
    function Host(props: SliceProps) {
      const Slice = use(load(name))
      const { children, ...rest } = props
      const watched = Object.defineProperty({ ...rest } as SliceProps, 'children', {
        enumerable: true,
        get: () => {
          onReadsChildren(props.id)
          return children
        },
      })
      // On the server there is no boundary to catch it.
      try {
        const node = callSlice(Slice, watched)
        return isRefreshed ? <Slice {...props} /> : node
      } catch (error) {
        // Mounted, it is seen again as soon as it is mended.
        if (isRefreshed && !(error instanceof SliceMistake)) return <Slice {...props} />
        // Logged with its stack, as React does for caught errors.
        console.error(error)
        return <BrokenElement error={error} id={props.id} slice={name} />
      }
    }
  return Object.fromEntries(Object.keys(imports).map((name) => [name, host(name)]))
}

interface SliceLoader {
  /** Returns the component of a slice whose module is loaded. */
  loaded: (name: string) => SliceComponent | undefined
  /** Loads a slice's module, once. Rejects for a slice that the application does not have. */
  load: (name: string) => Promise<SliceComponent>
  /**
   * Settles when these slices' modules have loaded or failed. Returns the same promise for the same slices, as React's
   * `use` requires.
   */
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
  const load = once((name: string) =>
    readable(
      (async () => {
        const module = await imports[name]?.()
        if (!module) throw new Error(`Slice configuration not found for component "${name}"`)
        components.set(name, module.default)
        return module.default
      })(),
    ),
  )
  const settle = once((names: string) => Promise.allSettled(names.split(' ').filter(Boolean).map(load)))
  return {
    loaded: (name) => components.get(name),
    load,
    settle: (names) => settle([...new Set(names)].sort().join(' ')),
  }
}

/** Sets the promise's status, so that React's `use` reads a settled promise synchronously. */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  )
  return promise
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
