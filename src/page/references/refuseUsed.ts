import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'
import { labelText } from '../../slices/labelText'
import { named } from './named'
import type { Use } from './use'

/** Number of titles listed in the message. */
const NAMED = 3

interface Refused {
  req: PayloadRequest
  collection: string
  id: number | string
  /** The documents that use it. */
  uses: readonly Pick<Use, 'collection' | 'id' | 'isGlobal'>[]
  /** `required`: a required field of theirs would be empty. `named`: they refer to it by slug. */
  how: 'used' | 'required' | 'named'
  slug?: string
}

/**
 * Throws a 409 whose message names the document and its uses. `data.usedIn` contains the uses with their admin
 * addresses.
 */
export async function refuseUsed({ req, collection, id, uses, how, slug }: Refused): Promise<never> {
  const [own] = await named({ req, uses: [{ collection, id: String(id) }] })
  const usedIn = await named({ req, uses })
  const what = typeof own?.title === 'string' && own.title !== '' ? `“${own.title}”` : 'This document'
  const where = listed(req, usedIn)
  const sentences = {
    used: `${what} is used by ${where}. Remove it there first.`,
    required: `${what} is needed by ${where}. Choose another one there first.`,
    named: `${what} is known by its slug “${slug ?? ''}” to ${where}. Keep the slug, or remove it there first.`,
  }
  throw new APIError(sentences[how], 409, { usedIn }, true)
}

type Named = Awaited<ReturnType<typeof named>>[number]

/**
 * Formats uses as `“Home” (Page), “Summer” (Special offer) and 3 more`. Documents that the user cannot read are counted
 * per collection.
 */
function listed(req: PayloadRequest, uses: readonly Named[]): string {
  const labelOf = (collection: string, which: 'singular' | 'plural') =>
    labelText(req.payload.collections[collection as CollectionSlug]?.config.labels[which], req.i18n) || collection
  const titled = uses.filter(({ title }) => title !== null)
  const untitled = uses.filter(({ title }) => title === null).map(({ collection }) => collection)
  const parts = [
    ...titled.slice(0, NAMED).map(({ title, collection, isGlobal, isTrashed }) => {
      const kind = isGlobal ? 'Global' : labelOf(collection, 'singular')
      return `“${String(title)}” (${isTrashed ? `${kind}, in the trash` : kind})`
    }),
    ...[...new Set(untitled)].map((collection) => {
      const count = untitled.filter((other) => other === collection).length
      return `${count === 1 ? '1 document' : `${count} documents`} of “${labelOf(collection, 'plural')}”`
    }),
    ...(titled.length > NAMED ? [`${titled.length - NAMED} more`] : []),
  ]
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
