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

/** The values that all elements of one page are rendered with. */
export interface RenderScope {
  tree: Tree
  resolution: Resolution
  components: SliceComponents
  rules: TreeRules
  context: RenderContext
  /** Elements that break a rule of the tree. They are not rendered, nor is their content. */
  quarantined: ReadonlySet<string>
  /** Renders a child. The preview passes a component that subscribes to its own element. Default: `RenderElement`. */
  renderChild?: (id: string, document?: string) => ReactNode
  /** The document of the surrounding query element, which fills the elements inside. */
  document?: string
  /** Whether `renderChild` renders a placeholder for an element that cannot be rendered. The public site has none. */
  hasStandIn?: (row: Row) => boolean
  /**
   * The public site: reports an error of an element, which is then left out. The preview has error boundaries instead.
   */
  onError?: (error: unknown, row: Row) => void
}

/**
 * Renders one element with the content of its slots, alike on the public site and in the preview. A disabled or
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

/** Renders an element at once. If that fails, it is left out, so that the rest of the page is still shown. */
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

/** Whether the error is React's own signal of a suspended `use`: React renders the element again later. */
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
        // A getter, as few slices show their children's fields.
        get field() {
          return fieldAttributes({ row: child, fields, context: scope.context, isOutside: true })
        },
      }
    })
}

const scopes = new WeakMap<Inside, Pick<RenderScope, 'tree' | 'rules'>>()

/** In the preview a shared section is shown as visitors see it: its content is not part of the page. */
function insideOf(row: Row, scope: RenderScope): RenderScope | null {
  const inside = scope.resolution[row.id]?.inside
  if (!inside) return null
  // The elements around the placement are not part of the section.
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

/** Whether the child counts as content of its slot: a wrapper around a hidden child would be visible. */
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
