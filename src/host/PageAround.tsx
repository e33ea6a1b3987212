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

/**
 * Renders the elements of a page as editors see them, with the frame at the position where the page places the section.
 * The frame does not edit any of these elements.
 */
export function PageAround({ within: { loaded, rules, placement }, components, children }: PageAroundProps): ReactNode {
  const { rows, resolution, context } = loaded.view
  const tree = toTree(rows)
  let isPlaced = false
  const Placement = (props: SliceProps) => {
    // A placement that a query repeats, or whose slot is rendered twice, is edited at its first position.
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
  // Elements hidden at a width are faded and conditions are ignored, so the section is visible at every width and to
  // every visitor.
  const css = fieldStylesheet([...rows, ...insideRows(resolution)], { isFaded: true })
  return (
    <>
      {css !== '' && <style dangerouslySetInnerHTML={{ __html: css }} />}
      {/* Called instead of mounted: all elements render now, in order, and again when React restarts the render. */}
      {childrenOf(tree, null).map((id) => (
        <Fragment key={id}>{RenderElement({ id, scope })}</Fragment>
      ))}
    </>
  )
}

/**
 * Renders these elements in preview mode, as the studio does: an element that visitors open first, such as a popup, is
 * open.
 */
function opened(components: SliceComponents, ids: ReadonlySet<string>): SliceComponents {
  const open = (Slice: SliceComponent) => (props: SliceProps) => (
    <Slice {...props} context={ids.has(props.id) ? { ...props.context, preview: true } : props.context} />
  )
  return Object.fromEntries(Object.entries(components).map(([name, Slice]) => [name, open(Slice)]))
}
