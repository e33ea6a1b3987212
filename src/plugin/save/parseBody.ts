import { APIError } from 'payload'
import { z } from 'zod'
import { createId, parseEnvelope, type Row } from '../../tree'
import type { SaveBody } from './types'

const row = z.looseObject({ id: z.string().optional(), blockType: z.string(), element: z.unknown() })

/** A name for a version; nothing but spaces is none. */
export const versionLabel = z
  .string()
  .max(100)
  .nullish()
  .transform((label) => label?.trim() || null)

const body = z.object({
  baseRev: z.number().int().min(0),
  operationId: z.string().min(8).max(100),
  action: z.enum(['saveDraft', 'saveVersionForLater', 'savePublishVersion', 'quickSave']),
  page: z.record(z.string(), z.unknown()).default({}),
  upsert: z.array(row).default([]),
  remove: z.array(z.string()).default([]),
  duplicates: z.record(z.string(), z.array(z.number().int().min(0)).min(1)).optional(),
  order: z.array(z.string()).nullish(),
  label: versionLabel,
  restored: z.boolean().default(false),
  user: z.string().optional(),
})

/** Reads the body of a save. Throws a 400 that names the part that is wrong. */
export function parseBody(data: unknown, fields: readonly string[]): SaveBody {
  const parsed = body.safeParse(data)
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    const [first] = errors
    throw new APIError(`The save is malformed: ${first?.path || 'body'}: ${first?.message}`, 400, { errors }, true)
  }
  const unknown = Object.keys(parsed.data.page).find((name) => !fields.includes(name))
  if (unknown !== undefined) {
    const message = `A save cannot change the page field "${unknown}". It takes: ${fields.join(', ')}.`
    throw new APIError(message, 400, { errors: [{ path: unknown, message }] }, true)
  }
  return {
    ...parsed.data,
    upsert: parsed.data.upsert.map(
      (each) => ({ ...each, id: each.id || createId(), element: parseEnvelope(each.element) }) as Row,
    ),
    order: parsed.data.order ?? null,
  }
}
