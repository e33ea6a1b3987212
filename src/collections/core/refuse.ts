import { ValidationError, type PayloadRequest } from 'payload'

/** A 400 whose own message says what is wrong, by the labels where there are any; Payload's would only list the paths. */
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
