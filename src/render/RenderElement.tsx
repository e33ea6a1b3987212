import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { childrenOf, filledRules, toTree, withEnvelope } from '../tree'
import type { Row, Tree, TreeRules } from '../tree/types'
import type { RenderContext } from '../slices/types'
import { elementProps } from './elementProps'
import { fieldAttributes } from './fieldAttributes'
import type { RenderedChild } from './elementProps'
import { renderWhole } from './renderWhole'
import { shownResults } from './shownResults'
import type { SliceComponents } from './types'
import type { Inside, Resolution } from '../slices/resolution'

/** What every element of one page is rendered with. */
export interface RenderScope {
  tree: Tree
  resolution: Resolution
  components: SliceComponents
  rules: TreeRules
  context: RenderContext
  /** Elements that broke a rule of the tree; they and what they hold are skipped. */
  quarantined: ReadonlySet<string>
  /** Renders a child; the preview frame passes a component that listens to its own element. Default: `RenderElement`. */
  renderChild?: (id: string, document?: string) => ReactNode
  /** The document of the query element in which one is: what stands inside is filled from it. */
  document?: string
  /** Whether `renderChild` shows something for an element that cannot be rendered. The public site shows nothing. */
  hasStandIn?: (row: Row) => boolean
  /** The public site: what an element throws leaves it out and is told here. The preview frame has boundaries instead. */
  onError?: (error: unknown, row: Row) => void
}

/**
 * One element with everything in its slots, the same on the public site and in the preview frame. A disabled or
 * quarantined element, one without a component and one that the server did not resolve render nothing.
 */
export function RenderElement({ id, scope }: { id: string; scope: RenderScope }): ReactNode {
  const row = scope.tree.rows[id]
  if (!row || !row.element.enabled || scope.quarantined.has(id)) return null
  const Component = scope.components[row.blockType]
  const results = shownResults(scope.resolution[id], scope.document)
  if (!Component || results.length === 0) return null
  const rules = filledRules(scope.rules).slice(row.blockType)
  const slotNames = Object.keys(rules?.slots ?? {})
  return results.map((result, index) =>
    guarded(
      <Component
        key={result.key}
        {...elementProps({
          row,
          fields: result.fields,
          data: result.data,
          rendered: renderChildren(row, { ...scope, document: result.document }),
          slotNames,
          context: scope.context,
          first: index === 0,
        })}
      />,
      { row, scope },
    ),
  )
}

/** The element without which the page is still a page: it is rendered at once and left out when that fails. */
function guarded(element: ReactNode, { row, scope: { onError } }: { row: Row; scope: RenderScope }): ReactNode {
  if (!onError) return element
  const report = (error: unknown) => onError(error, row)
  try {
    return renderWhole(element, report)
  } catch (error) {
    if (isSuspension(error)) throw error
    report(error)
    return null
  }
}

/** What `use` throws while it waits is React's own: the element is rendered again when there is something. */
function isSuspension(error: unknown): boolean {
  return error instanceof Error && /^(Suspense Exception|Minified React error #460)/.test(error.message)
}

function renderChildren(row: Row, around: RenderScope): RenderedChild[] {
  const scope = insideOf(row, around) ?? around
  const render = scope.renderChild ?? ((id: string) => <RenderElement id={id} scope={scope} />)
  return childrenOf(scope.tree, row.id)
    .map((id) => scope.tree.rows[id])
    .filter((child): child is Row => child !== undefined && isShown(child, scope))
    .map((child) => {
      const fields = shownResults(scope.resolution[child.id], scope.document)[0]?.fields ?? {}
      return {
        id: child.id,
        slot: child.element.slot,
        node: <Fragment key={child.id}>{render(child.id, scope.document)}</Fragment>,
        label: child.blockName ?? '',
        fields,
        // Few slices show what is their children's.
        get field() {
          return fieldAttributes({ row: child, fields, context: scope.context, isOutside: true })
        },
      }
    })
}

const scopes = new WeakMap<Inside, Pick<RenderScope, 'tree' | 'rules'>>()

/** In the preview a shared section is shown as visitors see it: nothing in it is an element of the page. */
function insideOf(row: Row, scope: RenderScope): RenderScope | null {
  const inside = scope.resolution[row.id]?.inside
  if (!inside) return null
  // What the placement itself stands in is no part of it.
  const placement = withEnvelope(row, { parent: null })
  const known = scopes.get(inside) ?? { tree: toTree([placement, ...inside.rows]), rules: filledRules(scope.rules) }
  scopes.set(inside, known)
  return {
    ...known,
    resolution: inside.resolution,
    components: scope.components,
    context: { ...scope.context, preview: false },
    quarantined: NONE,
  }
}

const NONE: ReadonlySet<string> = new Set()

/** Whether a slot counts the child: an empty wrapper around a hidden child would be seen. */
function isShown(child: Row, scope: RenderScope): boolean {
  const { quarantined, components, resolution } = scope
  if (scope.hasStandIn?.(child)) return child.element.enabled
  return (
    child.element.enabled &&
    !quarantined.has(child.id) &&
    child.blockType in components &&
    shownResults(resolution[child.id]).length > 0
  )
}
