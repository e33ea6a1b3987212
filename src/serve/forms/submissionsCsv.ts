import { APIError, type CollectionSlug } from 'payload'
import { csvFile } from '../../collections/core/csv'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { findForm } from '../../collections/core/forms/findForm'
import { exportSubmissions } from '../../contract/forms'
import { slugsOf } from '../../options/getVoix'
import { submissionTable, type StoredSubmission } from './submissionTable'

export const submissionsCsv = createEndpoint(exportSubmissions, async ({ req, params }) => {
  const form = await findForm({ req, slug: params.slug })
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
})
