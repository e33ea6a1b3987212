import { addDataAndFileToRequest, APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { LONGEST_COMMENT } from '../../collections/core/annotations'
import { BREAKPOINT_NAMES, tidyText } from '../../tree'
import { isStorable, STORABLE_RULE } from '../values/unstorable'

const id = z.union([z.string().min(1).max(64), z.number().int()]).transform(String)
const share = z.number().min(0).max(1).nullable()
const text = z
  .string()
  .transform((sent) => tidyText(sent))
  .pipe(
    z
      .string()
      .trim()
      .min(1, 'A comment says something.')
      .max(LONGEST_COMMENT, `A comment has at most ${LONGEST_COMMENT} letters.`)
      .refine(isStorable, STORABLE_RULE),
  )
const mentions = z.array(id).max(20, 'A comment names at most 20 people.').default([])
const spot = {
  element: z.string().min(1).max(64).refine(isStorable, STORABLE_RULE).nullable(),
  x: share,
  y: share,
}

export const newAnnotation = z.object({
  uuid: z.uuid(),
  ...spot,
  breakpoint: z.enum(BREAKPOINT_NAMES as readonly [string, ...string[]]),
  text,
  mentions,
})

/** What may change of an annotation: whether it is resolved, or where it stands. */
export const annotationChange = z.union([
  z.strictObject({ status: z.enum(['pending', 'resolved']) }),
  z.strictObject(spot),
])

export const comment = z.object({ text, mentions })

export const decision = z.discriminatedUnion('action', [
  z.object({ action: z.literal('ask'), reviewers: z.array(id).max(20).default([]) }),
  z.object({ action: z.enum(['approve', 'changes']), rev: z.number().int().min(0) }),
])

/** The body of a request. Throws a 400 that names the part that is wrong and the rule. */
export async function readBody<Body>(req: PayloadRequest, schema: z.ZodType<Body>): Promise<Body> {
  await addDataAndFileToRequest(req)
  const parsed = schema.safeParse(req.data)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  const [first] = errors
  throw new APIError(`${first?.path || 'body'}: ${first?.message}`, 400, { errors }, true)
}
