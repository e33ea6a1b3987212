import { APIError, Forbidden, type CollectionSlug, type Endpoint } from 'payload'
import { isEditor } from '../../collections/core/access'
import { csvFile } from '../../collections/core/csv'
import { findForm } from '../../collections/core/forms/findForm'
import { slugsOf } from '../../options/getVoix'

interface Stored {
  createdAt: string
  path?: string | null
  languageCode?: string | null
  status?: string | null
  values?: Record<string, unknown> | null
}

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
    const rows = docs as unknown as Stored[]
    const names = form.fields.map(({ name }) => name)
    // What fields were called that the form has no more.
    const former = [...new Set(rows.flatMap(({ values }) => Object.keys(values ?? {})))].filter(
      (name) => !names.includes(name),
    )
    const columns = [...names, ...former]
    return csvFile(`${form.slug}.csv`, [
      ['sent', 'page', 'language', 'status', ...columns],
      ...rows.map(({ createdAt, path, languageCode, status, values }) => [
        createdAt,
        path ?? '',
        languageCode ?? '',
        status ?? '',
        ...columns.map((name) => String(values?.[name] ?? '')),
      ]),
    ])
  },
}
