import type { CollectionSlug, PayloadRequest } from 'payload'
import { slugsOf } from '../../options/getVoix'
import type { Form } from '../../slices/forms/formField'
import { createLimit } from '../security/perAddress'

const WINDOW_MS = 10 * 60 * 1000
/** The maximum number of requests from an address within the window and one process, stored or refused. */
const MOST_SENT = 200
/**
 * The maximum number of stored submissions per form and address within the window. Guests of a hotel share an address.
 */
const MOST_STORED = 40

const isFull = createLimit({ windowMs: WINDOW_MS, most: MOST_STORED })

/** Counts the requests of an address. A flood is refused before the database is queried. */
export const isFlood = createLimit({ windowMs: WINDOW_MS, most: MOST_SENT })

interface Input {
  req: PayloadRequest
  form: Form
  address: string
}

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()

/** Counts the submissions of an address to a form. The count in the database includes other processes. */
export async function isTooOften({ req, form, address }: Input): Promise<boolean> {
  if (isFull(`${form.id} ${address}`)) return true
  const { totalDocs } = await req.payload.count({
    collection: slugsOf(req)['form-submissions'] as CollectionSlug,
    where: {
      and: [
        { form: { equals: form.id } },
        { addressHash: { equals: address } },
        { createdAt: { greater_than: fromNow(-WINDOW_MS) } },
        // Submissions from before the clock was set back would count for too long.
        { createdAt: { less_than: fromNow(WINDOW_MS) } },
      ],
    },
    // system: visitors cannot read submissions. This only counts them.
    overrideAccess: true,
    req,
  })
  return totalDocs >= MOST_STORED
}
