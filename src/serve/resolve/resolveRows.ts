import type { PayloadRequest } from 'payload'
import { treeRules } from '../../slices'
import type { Catalogue } from '../../slices'
import type { LoadArgs, RenderContext, SliceDefinition, SliceLoader } from '../../slices/types'
import { readSections } from '../../collections/core/sections/readSections'
import type { SectionState } from '../../render/types'
import type { Resolution, ResolvedElement } from '../../slices/resolution'
import {
  fieldsOff,
  filledRules,
  fillSections,
  fillingOf,
  judgeRows,
  SECTION_SLICE,
  sectionOf,
  shownFieldsOf,
  shownRows,
  visibleRows,
  withEnvelope,
} from '../../tree'
import type { Filling } from '../../tree/documents'
import type { Row } from '../../tree/types'
import { reportElement } from '../errors/reportElement'
import { bindFields } from './bind'
import { filledDate } from './filledDate'
import { loaderTools } from './loaderTools'
import { resolveFields } from './resolveField'
import { runQuery } from './resolveQuery'
import type { StoredDocument } from './documentBatch'
import { createScope } from './createScope'
import type { ResolveScope } from './scope'
import { after, all } from './soon'
import type { Soon } from './soon'

type ShownArgs = Omit<ResolveArgs, 'rows' | 'audiences' | 'isStudio'>

export interface ResolveArgs {
  /** The request whose rights count: the visitor's or the reviewer's. */
  req: PayloadRequest
  rows: readonly Row[]
  context: RenderContext
  /** The value of `{slug}` in the conditions of queries, on a page that has it in its path. */
  slug?: string | null
  catalogue: Catalogue
  loaders?: Readonly<Record<string, () => Promise<{ load: SliceLoader }>>>
  /** Collections that query elements may read. Default: all that the visitor may read. */
  queryCollections?: readonly string[]
  originOf?: ResolveScope['originOf']
  addTag?: (tag: string) => void
  /** The audiences of the user. Default: none. */
  audiences?: readonly string[]
  /** `true` for the studio: also resolves elements that visitors do not see. */
  isStudio?: boolean
}

/**
 * Resolves everything that the elements show: images, links, chosen documents, query results, loaders' data. All
 * elements are resolved concurrently; their document reads become one query per collection.
 */
export async function resolveRows(args: ResolveArgs): Promise<Resolution> {
  const { rows, context, catalogue, audiences, isStudio } = args
  const { tree, skipped } = judgeRows(rows, filledRules(treeRules(catalogue, context.layout)))
  const shown = visibleRows(tree, { skipped, audiences, isStudio })
  if (isStudio) return { ...(await resolveShown(shown, args)), ...(await resolvePlacements(shown, args)) }
  return resolveShown(shown, args)
}

/** Like `resolveRows`, for rows that are already known to be shown. */
export async function resolveShown(shown: readonly Row[], args: ShownArgs): Promise<Resolution> {
  const scope = createScope(args)
  const byId = new Map(shown.map((row) => [row.id, row]))
  const queries = new Map<string, Promise<StoredDocument[]>>()
  /** Elements inside a query element are filled from the same documents that it found. */
  const documentsOf = ({ source, query }: Filling) => {
    const found = queries.get(source.id) ?? runQuery(query, args.queryCollections, scope, args.slug)
    queries.set(source.id, found)
    return found
  }
  const around = { find: (id: string) => byId.get(id), documentsOf }
  const resolved = await all(shown.map((row) => resolveElement(row, args, { scope, around })))
  return Object.fromEntries(shown.map((row, index) => [row.id, resolved[index] as ResolvedElement]))
}

/** Resolves the content of placed sections for the studio, in which a placement is one element. */
async function resolvePlacements(shown: readonly Row[], args: ShownArgs): Promise<Resolution> {
  const placements = shown.filter((row) => sectionOf(row) !== null)
  if (placements.length === 0) return {}
  const sections = await readSections({ req: args.req, rows: placements, isPublished: false })
  const rules = filledRules(treeRules(args.catalogue, args.context.layout))
  const resolved = placements.map(async (row): Promise<[string, ResolvedElement]> => {
    const section = sections.get(sectionOf(row) ?? '')
    const placement = withEnvelope(row, { parent: null, slot: 'default' })
    const filled = fillSections([placement], (id) => sections.get(id)?.rows)
    const rows = shownRows(filled, { rules, audiences: '*' }).filter(({ id }) => id !== row.id)
    const data: SectionState = {
      title: section?.title ?? '',
      state: !section ? 'gone' : section.isPublished ? 'published' : 'draft',
    }
    return [row.id, { fields: {}, data, inside: { rows, resolution: await resolveShown(rows, args) } }]
  })
  return Object.fromEntries(await Promise.all(resolved))
}

interface Around {
  find: (id: string) => Row | undefined
  documentsOf: (filling: Filling) => Promise<StoredDocument[]>
}

function resolveElement(
  row: Row,
  args: ShownArgs,
  { scope, around }: { scope: ResolveScope; around: Around },
): Soon<ResolvedElement> {
  // A placement has no fields: it shows the elements of its section.
  if (row.blockType === SECTION_SLICE) return { fields: {}, data: null }
  const slice = args.catalogue.findSlice(row.blockType)
  const { fields: definitions } = slice
  const stored = shownFieldsOf(row)
  const off = fieldsOff(row)
  const resolveOnce = (values: Record<string, unknown>) =>
    after(resolveFields(definitions, values, scope), (fields) =>
      after(loadData(row, fields, args, scope), (data) => ({
        fields,
        data,
        ...signalOf(slice, fields, { row, args }),
      })),
    )
  const filling = fillingOf(row, around.find)
  if (!filling) return resolveOnce(stored)
  const bind = Object.fromEntries(Object.entries(filling.bind).filter(([name]) => !off.includes(name)))
  const { collection } = filling.query
  const filledBy = (document: StoredDocument) => ({
    document,
    dateAt: (path: string) => filledDate({ collection, document, path }, scope),
    languageCode: scope.context.languageCode,
  })
  return around.documentsOf(filling).then(async (documents) => {
    const repeat = await Promise.all(
      documents.map(async (document) => ({
        id: String(document.id),
        ...(await resolveOnce(bindFields(definitions, stored, bind, filledBy(document)))),
      })),
    )
    if (filling.source.id === row.id) return { fields: repeat[0]?.fields ?? {}, data: null, repeat }
    const filled = repeat.map(({ id, ...one }) => [id, one] as const)
    return { ...(await resolveOnce(stored)), filled: Object.fromEntries(filled) }
  })
}

/**
 * Returns the signal of an element. An error is reported like one of a component, and the page is shown without the
 * signal.
 */
function signalOf(
  slice: SliceDefinition,
  fields: Record<string, unknown>,
  { row, args }: { row: Row; args: ShownArgs },
): Pick<ResolvedElement, 'signal'> {
  if (!slice.signal) return {}
  try {
    return { signal: slice.signal(fields) }
  } catch (error) {
    reportElement(error, { row, path: args.context.path })
    return {}
  }
}

function loadData(
  row: Row,
  fields: Record<string, unknown>,
  { loaders, req, context }: ShownArgs,
  scope: ResolveScope,
): Soon<unknown> {
  const loader = loaders?.[row.blockType]
  if (!loader) return null
  const args: LoadArgs = { req, fields, row, context, ...loaderTools(scope) }
  return loader().then(({ load }) => load(args))
}
