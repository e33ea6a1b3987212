import { Fragment } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { childrenOf, faultWords, filledRules, judgeRows, type JudgedTree } from '../tree'
import type { Row, TreeRules } from '../tree/types'
import { conditionOutput } from './conditions/conditions'
import { fieldStylesheet } from './fieldStylesheet'
import { insideRows } from './insideRows'
import { interest } from './interest/interest.part'
import { tagMark } from './interest/tagMark'
import { PlainIsland } from './parts/PlainIsland'
import { RenderElement } from './RenderElement'
import type { RenderScope } from './RenderElement'
import { OWN_COMPONENTS } from './sections/SharedSection'
import { audienceScript } from './audience/audienceScript'
import type { PageView, ReservedPlaces, SliceComponents } from './types'

/** What stands around an outermost element in which something is for an audience. */
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

/** It has no box: what it holds lies where it stands. */
const NO_BOX = { display: 'contents' }

export interface RenderPageArgs {
  /** Without its page: what is brought to one later. */
  view: Omit<PageView, 'page'> & Partial<Pick<PageView, 'page'>>
  components: SliceComponents
  rules: TreeRules
  /** Hears why an element could not be rendered; the page is shown without it. */
  onError: NonNullable<RenderScope['onError']>
  /** Without which the browser runs no script of an answer that is made for one person. */
  nonce?: string | undefined
}

/**
 * The elements of a page, with the page's own stylesheet and, when conditions need one, the script that hides elements
 * before the first paint. The layout stands around it.
 */
export function renderPage({ view, components, rules: plainRules, onError, nonce }: RenderPageArgs): ReactNode {
  const rules = filledRules(plainRules)
  const { tree, skipped } = view.tree ? { tree: view.tree, skipped: NONE } : judgeRows(view.rows, rules)
  const deep = [...skipped.values()].find(({ rule }) => rule === 'depth')
  // Elements that a rule excludes are the editor's to see; these were shown before there was a limit.
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
  // What is brought to a page takes its style and its conditions along.
  const brought = view.places?.hint === null ? { 'data-voix-audience': '' } : {}
  // A browser shows no script its nonce again.
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
