import { use } from 'react'
import type { SliceComponent, SliceComponents, SliceImports } from '../../render/types'
import type { SliceProps } from '../../slices/types'

interface Input {
  imports: SliceImports
  /** Told when a slice reads its children one by one: it then depends on their fields. */
  onReadsChildren: (id: string) => void
}

/**
 * The slices' components for the frame. A slice's module loads when its first element is shown. Slice components are plain
 * functions without hooks, so they are called and not mounted: the element's own component is the only one to render again.
 */
export function hostComponents({ imports, onReadsChildren }: Input): SliceComponents {
  const modules = new Map<string, Promise<{ default: SliceComponent }>>()
  const load = (name: string) => {
    const known = modules.get(name)
    if (known) return known
    const module =
      imports[name]?.() ?? Promise.reject(new Error(`Slice configuration not found for component "${name}"`))
    modules.set(name, module)
    return module
  }
  const host = (name: string) =>
    function Host(props: SliceProps) {
      const { default: Slice } = use(load(name))
      const { children, ...rest } = props
      const watched = Object.defineProperty({ ...rest } as SliceProps, 'children', {
        enumerable: true,
        get: () => {
          onReadsChildren(props.id)
          return children
        },
      })
      return (Slice as (own: SliceProps) => React.ReactNode)(watched)
    }
  return Object.fromEntries(Object.keys(imports).map((name) => [name, host(name)]))
}
