import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import { findRecipes } from '../../collections/core/recipes/findRecipes'
import { getVoix } from '../../options/getVoix'
import { treeRules } from '../../slices'
import { EMPTY, rowsOfPiece } from '../../slices/rowsOfPiece'
import { createEnvelope, SECTION_SLICE, SLUG_SEGMENT, withEnvelope, type Row, type TreeRules } from '../../tree'
import type { StoredDocument } from '../resolve/documentBatch'
import { isOwnQuery } from '../resolve/resolveQuery'
import type { LoadedPage, LoadOptions } from './loadPage'
import { viewOf } from './loadPreview'

/** A preview without a page: a recipe of the cookbook, or a slice with its defaults. */
export interface Piece {
  kind: 'recipe' | 'slice'
  /**
   * The path of the recipe in the cookbook, or the name of the slice, which a layout and a template may follow: `hero`,
   * `hero/jewel`, `hero/jewel/short`. `hero/jewel/-` leaves its fields empty.
   */
  name: string
}

interface LoadedPiece {
  title: string
  loaded: LoadedPage
  rules: TreeRules
}

/** Returns `null` if no such piece exists for this user. */
export async function loadPiece(
  piece: Piece,
  user: NonNullable<PayloadRequest['user']>,
  { config, layouts }: LoadOptions,
): Promise<LoadedPiece | null> {
  const payload = await getPayload({ config })
  const req = await createLocalReq({ user }, payload)
  const { catalogue, defaultLayout, languages, sites } = getVoix(payload.config)
  const found = piece.kind === 'recipe' ? await recipeOf(req, piece.name) : sliceOf(req, piece.name)
  if (!found) return null
  const layout = found.layout ?? defaultLayout
  const document = {
    id: piece.name,
    title: found.title,
    path: found.rows.some(asksForSlug) ? `/${SLUG_SEGMENT}` : '/',
    layout: layout in layouts ? layout : defaultLayout,
    languageCode: languages[0]?.code ?? 'en',
    siteId: sites[0]?.id ?? 0,
    elements: found.rows.map(withoutConditions),
  } as unknown as StoredDocument
  const loaded = await viewOf({ req, document }, layouts)
  return { title: found.title, loaded, rules: treeRules(catalogue, loaded.view.context.layout) }
}

/** Removes the conditions, so that the preview shows all elements. */
function withoutConditions(row: Row): Row {
  return withEnvelope(row, { conditionsSettings: createEnvelope().conditionsSettings })
}

/** Whether an element shows the document of the page's address. */
function asksForSlug({ element: { modelQuery } }: Row): boolean {
  return modelQuery !== null && isOwnQuery(modelQuery)
}

interface Found {
  title: string
  layout: string | null
  rows: readonly Row[]
}

async function recipeOf(req: PayloadRequest, address: string): Promise<Found | null> {
  const [recipe] = await findRecipes(req, address)
  return recipe ?? null
}

function sliceOf({ payload }: PayloadRequest, address: string): Found | null {
  const [name = '', wantedLayout, template, ...rest] = address.split('/')
  const { catalogue, defaultLayout, layouts } = getVoix(payload.config)
  const slice = catalogue.find(name)
  if (!slice || name === SECTION_SLICE || rest.length > 0) return null
  if (template !== undefined && template !== EMPTY && !Object.hasOwn(slice.templates, template)) return null
  const rows = rowsOfPiece(slice, template, catalogue)
  const stands = layouts.filter((layout) => slice.layouts === '*' || slice.layouts.includes(layout.name))
  const layout = stands.find((each) => each.name === (wantedLayout ?? defaultLayout)) ?? stands[0]
  if (wantedLayout !== undefined && layout?.name !== wantedLayout) return null
  return { title: slice.label, layout: layout?.name ?? null, rows }
}
