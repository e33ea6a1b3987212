import { Fragment } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { childrenOf, faultWords, filledRules, judgeRows, type JudgedTree } from '../tree'
import type { Row, TreeRules } from '../tree/types'
import { conditionOutput } from './conditions/conditions'
import { fieldStylesheet } from './fieldStylesheet'
import { insideRows } from './insideRows'
import { interest } from './visitorTags/interest.part'
import { tagMark } from './visitorTags/tagMark'
import { PlainIsland } from './parts/PlainIsland'
import { RenderElement } from './RenderElement'
import type { RenderScope } from './RenderElement'
import { OWN_COMPONENTS } from './sections/SharedSection'
import { audienceScript } from './audience/audienceScript'
import type { PageView, ReservedPlaces, SliceComponents } from './types'

/** The element around an outermost element with content for an audience. */
interface ReservedElement {
  key?: string
  element: string
  style: CSSProperties
  children: ReactNode
}

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'voix-for': ReservedElement
    }
  }
}

const NONE: JudgedTree['skipped'] = new Map()

/** The element has no box, so it does not affect the layout of its content. */
const NO_BOX = { display: 'contents' }

export interface RenderPageArgs {
  /** Without `page` for elements that are inserted into a page later. */
  view: Omit<PageView, 'page'> & Partial<Pick<PageView, 'page'>>
  components: SliceComponents
  rules: TreeRules
  /** Is called with the error of an element, which is left out of the page. */
  onError: NonNullable<RenderScope['onError']>
  /** The nonce without which the browser runs no script of a response that is rendered per request. */
  nonce?: string | undefined
}

/**
 * Renders the elements of a page, with the page's own stylesheet and, if conditions need it, the script that hides
 * elements before the first paint. The layout renders around it.
 */
export function renderPage({ view, components, rules: plainRules, onError, nonce }: RenderPageArgs): ReactNode {
  const rules = filledRules(plainRules)
  const { tree, skipped } = view.tree ? { tree: view.tree, skipped: NONE } : judgeRows(view.rows, rules)
  const deep = [...skipped.values()].find(({ rule }) => rule === 'depth')
  // Other rules are reported to editors only. Elements nested too deeply were published before the limit existed.
  if (deep) onError(new Error(faultWords(deep)), tree.rows[deep.element] as Row)
  const scope: RenderScope = {
    tree,
    resolution: view.resolution,
    components: { ...OWN_COMPONENTS, ...components },
    rules,
    context: view.context,
    quarantined: new Set(skipped.keys()),
    onError,
  }
  const { order, reserved, hint }: ReservedPlaces = view.places ?? {
    order: childrenOf(tree, null),
    reserved: [],
    hint: null,
  }
  // Elements that are inserted into a page later bring their styles and conditions along.
  const brought = view.places?.hint === null ? { 'data-voix-audience': '' } : {}
  // Browsers hide the nonce of a script, so hydration would find a difference.
  const allowed = nonce === undefined ? {} : { nonce, suppressHydrationWarning: true }
  const rows = [...view.rows, ...insideRows(view.resolution)]
  const conditions = conditionOutput(rows)
  const css = fieldStylesheet(rows) + conditions.css
  return (
    <>
      {css !== '' && <style {...brought} dangerouslySetInnerHTML={{ __html: css }} />}
      {conditions.script !== '' && (
        <script {...brought} {...allowed} dangerouslySetInnerHTML={{ __html: conditions.script }} />
      )}
      {hint === null ? null : <script {...allowed} dangerouslySetInnerHTML={{ __html: audienceScript(hint) }} />}
      {order.map((id) =>
        reserved.includes(id) ? (
          <voix-for element={id} key={id} style={NO_BOX}>
            <RenderElement id={id} scope={scope} />
          </voix-for>
        ) : (
          <Fragment key={id}>
            <RenderElement id={id} scope={scope} />
          </Fragment>
        ),
      )}
      {hasTags(view) && <PlainIsland part={interest} mode="idle" props={{}} />}
    </>
  )
}

function hasTags({ page, rows }: RenderPageArgs['view']): boolean {
  return (
    page !== undefined &&
    [page.tags, ...rows.map(({ element }) => element.tags)].some((tags) => tagMark(tags) !== undefined)
  )
}
