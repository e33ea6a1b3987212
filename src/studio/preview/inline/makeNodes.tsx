import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { RenderElement } from '../../../render'
import type { Filled, ResolvedElement } from '../../../slices/resolution'
import { previewField } from '../../../slices'
import { childrenOf } from '../../../tree'
import type { FrameSession } from '../frameSession'
import { ElementBoundary } from '../StandIns'

type Values = Readonly<Record<string, unknown>>

interface Input {
  session: Pick<FrameSession, 'slice' | 'store'>
  element: string
  /** Stored values of fields, instead of the element's. */
  variants: readonly Values[]
}

/**
 * What an element's slice makes of other values, without what stands inside: a box per variant, beside the page, where nobody sees it. It
 * does not live: what has effects or is loaded by itself has not come when it is gone again.
 */
export function makeNodes({ session, element, variants }: Input): HTMLElement[] {
  const { store } = session
  const scope = store.scope()
  const resolved = scope.resolution[element]
  const row = store.tree().rows[element]
  const fields = row && session.slice(row.blockType)?.fields
  if (!row || !resolved || !fields) return []
  // Not all of the page's: there may be as many copies as texts.
  const children = childrenOf(scope.tree, element).flatMap((id) => {
    const found = scope.resolution[id]
    return found ? [[id, found] as const] : []
  })
  const inside = Object.fromEntries(children)
  const box = document.createElement('div')
  const root = createRoot(box, { onCaughtError: () => undefined })
  const drawn = variants.map((values, index) => {
    const shown = (own: Filled): Filled => {
      const changed = fields
        .filter(({ name }) => name in values)
        .map((field) => [field.name, previewField({ field, value: values[field.name], last: own.fields[field.name] })])
      return { ...own, fields: { ...own.fields, ...Object.fromEntries(changed) } }
    }
    const { repeat, ...own } = resolved
    const made: ResolvedElement = {
      ...own,
      ...shown(own),
      ...(repeat ? { repeat: repeat.map((one) => ({ ...shown(one), id: one.id })) } : {}),
    }
    const resolution = { ...inside, [element]: made }
    return (
      <div key={index}>
        <ElementBoundary id={element} slice={row.blockType} version={0}>
          <RenderElement
            id={element}
            scope={{ ...scope, resolution, renderChild: () => null, hasStandIn: store.isUnknown }}
          />
        </ElementBoundary>
      </div>
    )
  })
  flushSync(() => root.render(drawn))
  const boxes = [...box.children] as HTMLElement[]
  root.unmount()
  return boxes
}
