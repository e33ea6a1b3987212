import { ValidationError, type PayloadRequest } from 'payload'

/**
 * Throws a 400 whose message contains the labels, or the messages, of the errors. Payload's own message only lists the
 * paths.
 */
export function refuse({
  collection,
  errors,
  req,
}: {
  collection: string
  errors: { message: string; path: string; label?: string }[]
  req: PayloadRequest
}): never {
  const labelled = errors.map((error) => ({ ...error, label: error.label ?? error.message }))
  throw new ValidationError({ collection, errors: labelled, req }, req.t)
}
