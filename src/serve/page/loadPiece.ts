import { createLocalReq, getPayload, type PayloadRequest } from 'payload'
import { findRecipes } from '../../collections/core/recipes/findRecipes'
import { getVoix } from '../../options/getVoix'
import { treeRules } from '../../slices'
import { defaultFields } from '../../slices/defaultFields'
import { newRows } from '../../slices/newElement'
import { SECTION_SLICE, type Row, type TreeRules } from '../../tree'
import type { StoredDocument } from '../resolve/documentBatch'
import type { LoadedPage, LoadOptions } from './loadPage'
import { viewOf } from './loadPreview'

/** What is looked at by itself, on no page: a recipe of the cookbook, or a slice with its defaults. */
export interface Piece {
  kind: 'recipe' | 'slice'
  /** Where the recipe stands in the cookbook, or the slice's name. */
  name: string
}

export interface LoadedPiece {
  title: string
  loaded: LoadedPage
  rules: TreeRules
}

/** `null`: there is no such piece for this person. */
export async function loadPiece(
  piece: Piece,
  { user, layout: asked }: { user: NonNullable<PayloadRequest['user']>; layout: string | null },
  { config, layouts }: LoadOptions,
): Promise<LoadedPiece | null> {
  const payload = await getPayload({ config })
  const req = await createLocalReq({ user }, payload)
  const { catalogue, defaultLayout, languages, sites } = getVoix(payload.config)
  const found = piece.kind === 'recipe' ? await recipeOf(req, piece.name) : sliceOf(req, piece.name)
  if (!found) return null
  const layout = asked ?? found.layout ?? defaultLayout
  const document = {
    id: piece.name,
    title: found.title,
    path: '/',
    layout: layout in layouts ? layout : defaultLayout,
    languageCode: languages[0]?.code ?? 'en',
    siteId: sites[0]?.id ?? 0,
    elements: found.rows,
  } as unknown as StoredDocument
  const loaded = await viewOf({ req, document }, layouts)
  const rules = treeRules(catalogue, loaded.view.context.layout)
  return { title: found.title, loaded, rules: piece.kind === 'slice' ? anywhere(rules) : rules }
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

function sliceOf({ payload }: PayloadRequest, name: string): Found | null {
  const { catalogue, defaultLayout } = getVoix(payload.config)
  const slice = catalogue.find(name)
  if (!slice || name === SECTION_SLICE) return null
  const find = (wanted: string) => {
    const found = catalogue.find(wanted)
    return found && { ...found, defaults: defaultFields(found), rules: { slots: found.slots } }
  }
  const layout = slice.layouts === '*' || slice.layouts.includes(defaultLayout) ? defaultLayout : slice.layouts[0]
  return { title: slice.label, layout: layout ?? null, rows: newRows({ blockType: name, find }) }
}

/** A slice that stands within others alone is looked at by itself all the same. */
function anywhere({ layout, slice }: TreeRules): TreeRules {
  return {
    layout,
    slice: (name) => {
      const rules = slice(name)
      return rules && { ...rules, root: true, layouts: '*' }
    },
  }
}
