import { getPayload } from 'payload'
import { getVoix } from '../../options/getVoix'
import { treeRules } from '../../slices'
import { sectionOf, shownRows, type TreeRules } from '../../tree'
import type { LoadedPage, LoadOptions } from './loadPage'
import { loadPreview, type PreviewRequest } from './loadPreview'

/** A page around a shared section. Its rows are those that some visitor sees. */
export interface Within {
  loaded: LoadedPage
  rules: TreeRules
  /** The id of the first element that places the section. */
  placement: string
}

/**
 * Loads the newest draft of a page around a section that is edited within it. Returns `null` if the page does not show
 * the section, or if the user cannot read it.
 */
export async function loadWithin(
  { section, ...request }: Pick<PreviewRequest, 'pageId' | 'user' | 'release'> & { section: string },
  options: LoadOptions,
): Promise<Within | null> {
  const loaded = await loadPreview(request, options)
  if (!loaded) return null
  const { view } = loaded
  const { catalogue } = getVoix((await getPayload({ config: options.config })).config)
  const rules = treeRules(catalogue, view.context.layout)
  const rows = shownRows(view.rows, { rules, audiences: '*' })
  const placement = rows.find((row) => sectionOf(row) === section)
  return placement ? { loaded: { ...loaded, view: { ...view, rows } }, rules, placement: placement.id } : null
}
