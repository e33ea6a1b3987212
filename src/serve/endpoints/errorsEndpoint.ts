import type { Endpoint } from 'payload'
import { z } from 'zod'
import { ERRORS_PATH, isReporting, report } from '../errors/reporting'
import { readBody } from './readBody'

const LIMIT = { maxBytes: 32 * 1024 }

const reports = z.object({
  message: z.string().min(1).max(1000),
  stack: z.string().max(8000).nullable().default(null),
  url: z.string().max(2000),
})

/**
 * `POST /api/voix/errors` `{ message, stack, url }`: reports an uncaught error of a visitor's browser. 404 if error
 * reports are disabled.
 */
export const errorsEndpoint: Endpoint = {
  path: ERRORS_PATH,
  method: 'post',
  handler: async (req) => {
    if (!isReporting()) return Response.json({ errors: [{ message: 'Errors are not reported.' }] }, { status: 404 })
    const read = await readBody({ headers: req.headers, body: req.body as Request['body'] }, LIMIT)
    const parsed = read.ok ? reports.safeParse(read.body) : null
    if (!read.ok) return Response.json({ errors: [{ message: read.message }] }, { status: read.status })
    if (!parsed?.success) {
      const errors = parsed?.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
      return Response.json({ errors }, { status: 400 })
    }
    void report({ ...parsed.data, level: 'error', platform: 'browser' })
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  },
}
