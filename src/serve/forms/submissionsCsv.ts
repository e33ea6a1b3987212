import { APIError, Forbidden, type CollectionSlug, type Endpoint } from 'payload'
import { isEditor } from '../../collections/core/access'
import { csvFile } from '../../collections/core/csv'
import { findForm } from '../../collections/core/forms/findForm'
import { slugsOf } from '../../options/getVoix'
import { submissionTable, type StoredSubmission } from './submissionTable'

/** `GET /api/voix/forms/:slug/submissions.csv`: what was sent in a form, the newest first, a column for each field. For editors. */
export const submissionsCsv: Endpoint = {
  path: '/voix/forms/:slug/submissions.csv',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    const form = await findForm({ req, slug: String(req.routeParams?.slug) })
    if (!form) throw new APIError('There is no such form.', 404, null, true)
    const { docs } = await req.payload.find({
      collection: slugsOf(req)['form-submissions'] as CollectionSlug,
      where: { form: { equals: form.id } },
      sort: '-createdAt',
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const names = form.fields.map(({ name }) => name)
    return csvFile(`${form.slug}.csv`, submissionTable({ rows: docs as unknown as StoredSubmission[], names }))
  },
}
