import type { TypedLocale } from 'payload'
import type { LoadArgs } from 'voix/slices'
import { readNumber, readRows, readText } from '../../lib/document'
import type { meetingFacilitiesExplorer } from './config'
import { SETUPS, type Room, type Setup } from './rooms'

/** Loads the meeting rooms of the chosen resorts, else of all. */
export async function load(args: LoadArgs<typeof meetingFacilitiesExplorer>): Promise<Room[]> {
  const { req, fields, context, addTag, resolveDocuments } = args
  const ids = fields.resorts.map(({ id }) => String(id))
  addTag('resorts')
  const { docs } = await req.payload.find({
    collection: 'resorts',
    ...(ids.length > 0 ? { where: { id: { in: ids } } } : {}),
    select: { name: true, slug: true, meetingFacilities: true, page: true },
    sort: ['order', 'name'],
    pagination: false,
    depth: 0,
    locale: context.languageCode as TypedLocale,
    overrideAccess: false,
    req,
  })
  const ordered = ids.length > 0 ? docs.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : docs
  const documents = await resolveDocuments({ collection: 'resorts', documents: ordered })
  const rooms = documents.flatMap((document) =>
    readRows(document, 'meetingFacilities').map((row, index) => ({
      id: readText(row, 'id') || `${document.id}-${index}`,
      name: readText(row, 'name'),
      area: readNumber(row, 'area'),
      capacity: capacityOf(row['capacity']),
      resort: readText(document, 'name'),
      resortSlug: readText(document, 'slug'),
      href: readText(document, 'href'),
    })),
  )
  const sorted = fields.order === 'largest' ? rooms.toSorted((a, b) => (b.area ?? 0) - (a.area ?? 0)) : rooms
  return sorted.slice(0, fields.limit ?? 60)
}

function capacityOf(value: unknown): Room['capacity'] {
  const stored = (value ?? {}) as Record<string, unknown>
  const found = SETUPS.map((setup): [Setup, number] => [setup, readNumber(stored, setup) ?? 0])
  return Object.fromEntries(found.filter(([, guests]) => guests > 0))
}
