import { Fragment, type ReactNode } from 'react'
import {
  fieldStylesheet,
  insideRows,
  RenderElement,
  type RenderScope,
  type SliceComponent,
  type SliceComponents,
} from '../render'
import { NO_BOX } from '../render/parts/noBox'
import { OWN_COMPONENTS, SharedSection } from '../render/sections/SharedSection'
import { reportElement } from '../serve/errors/reportElement'
import type { Within } from '../serve/page/loadWithin'
import type { SliceProps } from '../slices/types'
import { WITHIN } from '../studio/dom/previewFrame'
import { ancestorsOf, childrenOf, SECTION_SLICE, toTree } from '../tree'

interface PageAroundProps {
  within: Within
  components: SliceComponents
  /** The frame in which the section is edited. */
  children: ReactNode
}

/** The elements of a page as editors see them, with the frame where the page places the section. None of them is an element of the frame's. */
export function PageAround({ within: { loaded, rules, placement }, components, children }: PageAroundProps): ReactNode {
  const { rows, resolution, context } = loaded.view
  const tree = toTree(rows)
  let isPlaced = false
  const Placement = (props: SliceProps) => {
    // One that a query repeats, or whose slot is shown twice, is edited where it comes first.
    if (props.id !== placement || isPlaced) return <SharedSection {...props} />
    isPlaced = true
    return (
      <div {...props.root} {...{ [WITHIN]: loaded.view.page.title }} style={NO_BOX}>
        {children}
      </div>
    )
  }
  const scope: RenderScope = {
    tree,
    resolution,
    components: {
      ...OWN_COMPONENTS,
      ...opened(components, new Set(ancestorsOf(tree, placement))),
      [SECTION_SLICE]: Placement,
    },
    rules,
    context: { ...context, preview: false },
    quarantined: new Set(),
    onError: (error, row) => reportElement(error, { row, path: context.path }),
  }
  // What is hidden at a width is faded, and conditions are left out: the section has its place at every width, for every visitor.
  const css = fieldStylesheet([...rows, ...insideRows(resolution)], { isFaded: true })
  return (
    <>
      {css !== '' && <style dangerouslySetInnerHTML={{ __html: css }} />}
      {/* Called, not mounted: all of them are rendered now, in order, and anew where React begins anew. */}
      {childrenOf(tree, null).map((id) => (
        <Fragment key={id}>{RenderElement({ id, scope })}</Fragment>
      ))}
    </>
  )
}

/** These elements are shown as in the studio, where what visitors open first, a popup, is open. */
function opened(components: SliceComponents, ids: ReadonlySet<string>): SliceComponents {
  const open = (Slice: SliceComponent) => (props: SliceProps) => (
    <Slice {...props} context={ids.has(props.id) ? { ...props.context, preview: true } : props.context} />
  )
  return Object.fromEntries(Object.entries(components).map(([name, Slice]) => [name, open(Slice)]))
}
