import { addDataAndFileToRequest, APIError, type PayloadRequest } from 'payload'
import type { z } from 'zod'

/** The body of a request. Throws a 400 that names the part that is wrong and the rule. */
export async function readBody<Body>(req: PayloadRequest, schema: z.ZodType<Body>): Promise<Body> {
  await addDataAndFileToRequest(req)
  const parsed = schema.safeParse(req.data)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  const [first] = errors
  throw new APIError(`${first?.path || 'body'}: ${first?.message}`, 400, { errors }, true)
}
