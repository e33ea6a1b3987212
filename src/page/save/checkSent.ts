import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { refuse } from '../../collections/core/refuse'
import type { SaveBody } from '../../contract/saving'
import { describeProblem } from '../values/problems'
import { valueProblems, withoutStored } from '../values/valueProblems'
import { withoutReturning } from '../values/withoutReturning'
import { broughtBy, type StoredPage } from '../store/content'

/**
 * Refuses values of a save that do not fit their fields. The 400 names the element and the field along with the rule.
 */
export async function checkSent({
  req,
  id,
  collection,
  body,
  head,
}: {
  req: PayloadRequest
  id: string
  collection: SanitizedCollectionConfig
  body: SaveBody
  head: StoredPage
}): Promise<void> {
  const { page, rows } = broughtBy(body.change)
  const data = { ...page, elements: rows }
  const problems = valueProblems(collection.flattenedFields, data)
  const added = problems.length === 0 ? [] : withoutStored({ problems, data, stored: head })
  const refused = await withoutReturning({ req, id, problems: added, elements: rows })
  if (refused.length === 0) return
  const errors = refused.map((problem) => {
    const [top, index, ...field] = problem.path
    const row = top === 'elements' ? rows[Number(index)] : undefined
    // Elements are named by id, because the index refers to the sent rows only.
    const path = row ? ['elements', row.id, ...field].join('.') : problem.path.join('.')
    return { message: problem.rule, path, label: describeProblem(problem, data.elements).message }
  })
  refuse({ collection: collection.slug, errors, req })
}
