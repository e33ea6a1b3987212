import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { childrenOf, faultWords, quarantined, toTree } from '../tree'
import type { Row, TreeRules } from '../tree/types'
import { conditionOutput } from './conditions/conditions'
import { fieldStylesheet } from './fieldStylesheet'
import { RenderElement } from './RenderElement'
import type { RenderScope } from './RenderElement'
import type { PageView, SliceComponents } from './types'

export interface RenderPageArgs {
  view: PageView
  components: SliceComponents
  rules: TreeRules
  /** Hears why an element could not be rendered; the page is shown without it. */
  onError: NonNullable<RenderScope['onError']>
}

/**
 * The elements of a page, with the page's own stylesheet and, when conditions need one, the script that hides elements
 * before the first paint. The layout stands around it.
 */
export function renderPage({ view, components, rules, onError }: RenderPageArgs): ReactNode {
  const tree = toTree(view.rows)
  const skipped = quarantined(tree, rules)
  const deep = [...skipped.values()].find(({ rule }) => rule === 'depth')
  // Elements that a rule excludes are the editor's to see; these were shown before there was a limit.
  if (deep) onError(new Error(faultWords(deep)), tree.rows[deep.element] as Row)
  const scope: RenderScope = {
    tree,
    resolution: view.resolution,
    components,
    rules,
    context: view.context,
    quarantined: new Set(skipped.keys()),
    onError,
  }
  const conditions = conditionOutput(view.rows)
  const css = fieldStylesheet(view.rows) + conditions.css
  return (
    <>
      {css !== '' && <style dangerouslySetInnerHTML={{ __html: css }} />}
      {conditions.script !== '' && <script dangerouslySetInnerHTML={{ __html: conditions.script }} />}
      {childrenOf(tree, null).map((id) => (
        <Fragment key={id}>
          <RenderElement id={id} scope={scope} />
        </Fragment>
      ))}
    </>
  )
}
