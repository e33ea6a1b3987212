import { use } from 'react'
import type { SliceComponents, SliceImports } from '../../render/types'
import type { SliceProps } from '../../slices/types'
import { BrokenElement } from './StandIns'
import { sliceLoader } from './sliceLoader'

interface Input {
  imports: SliceImports
  /** Told when a slice reads its children one by one: it then depends on their fields. */
  onReadsChildren: (id: string) => void
}

/**
 * The slices' components for the frame. A slice's module loads when its first element is shown, if not before. Slice components are
 * plain functions without hooks, so they are called and not mounted: the element's own component is the only one to render again.
 */
export function hostComponents({ imports, onReadsChildren }: Input): SliceComponents {
  const { loaded, load } = sliceLoader(imports)
  const host = (name: string) =>
    function Host(props: SliceProps) {
      const Slice = loaded(name) ?? use(load(name))
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
        return (Slice as (own: SliceProps) => React.ReactNode)(watched)
      } catch (error) {
        // With its stack, as React tells of what a boundary catches.
        console.error(error)
        return <BrokenElement error={error} id={props.id} />
      }
    }
  return Object.fromEntries(Object.keys(imports).map((name) => [name, host(name)]))
}
