import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { refuse } from '../../collections/core/refuse'
import { describeProblem } from '../values/problems'
import { valueProblems, withoutStored } from '../values/valueProblems'
import { withoutReturning } from '../values/withoutReturning'
import { slugsOf } from '../../options/getVoix'

type Values = Record<string, unknown>

/**
 * Refuses values that do not fit their fields, before Payload converts or drops them. Draft saves skip field
 * validation, so this is a hook. Stored values are exempt.
 */
export const checkValues: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const { id, data } = args as { id?: string | number; data?: Values }
  // A bulk write updates each page by id, and each update is checked then.
  if (!data || (operation === 'update' && id === undefined)) return args
  const problems = valueProblems(collection.flattenedFields, data)
  if (problems.length === 0) return args
  const stored = id === undefined ? {} : await newestState({ req, id: String(id) })
  const added = withoutStored({ problems, data, stored })
  const refused =
    id === undefined ? added : await withoutReturning({ req, id: String(id), problems: added, elements: data.elements })
  if (refused.length === 0) return args
  return refuse({
    collection: slugsOf(req).pages,
    errors: refused.map((problem) => describeProblem(problem, data.elements)),
    req,
  })
}

async function newestState({ req, id }: { req: PayloadRequest; id: string }): Promise<Values> {
  const { docs } = await req.payload.db.findVersions<Values>({
    collection: slugsOf(req).pages,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    locale: 'all',
    req,
  })
  return docs[0]?.version ?? {}
}
