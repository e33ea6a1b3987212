import type { PayloadRequest } from 'payload'
import type { RecipeInfo, RecipeKind } from '../../../contract/recipes'
import { getVoix } from '../../../options/getVoix'
import type { OwnRecipe } from '../../../options/recipes'
import { readRows, type Row } from '../../../tree'
import { isStaff } from '../access'
import { withoutUnreadableFields } from './readableFields'

/** A recipe of the cookbook, stored by editors or from a file of the application. */
export interface Recipe extends Omit<RecipeInfo, 'count' | 'slices'> {
  rows: readonly Row[]
}

interface Stored {
  id: string | number
  title?: string | null
  name?: string | null
  path?: string | null
  description?: string | null
  kind?: RecipeKind | null
  layout?: string | null
  preview?: { url?: string | null } | string | number | null
  elements?: unknown
}

/**
 * Returns the recipes that the user may read, sorted by address, or only the one with the address. Visitors get none.
 */
export async function findRecipes(req: PayloadRequest, address?: string): Promise<Recipe[]> {
  if (!isStaff(req)) return []
  const { recipes: own, slugs } = getVoix(req.payload.config)
  const { docs } = await req.payload.find({
    collection: slugs.recipes,
    depth: 1,
    limit: 1000,
    overrideAccess: false,
    pagination: false,
    req,
    where: address === undefined ? {} : { or: [{ path: { equals: address } }, { name: { equals: address } }] },
  })
  const files = own.filter((one) => address === undefined || one.address === address)
  const all = [...(await Promise.all(files.map((one) => ofFile(req, one)))), ...(docs as Stored[]).map(ofStored)]
  const found = address === undefined ? all : all.filter((recipe) => recipe.address === address)
  return found.sort((one, other) => one.address.localeCompare(other.address))
}

async function ofFile(req: PayloadRequest, { rows, ...recipe }: OwnRecipe): Promise<Recipe> {
  return { ...recipe, id: null, picture: null, rows: await withoutUnreadableFields(req, rows) }
}

function ofStored({ id, title, name, path, description, kind, layout, preview, elements }: Stored): Recipe {
  return {
    id: String(id),
    address: path || name || String(id),
    title: title || 'Untitled',
    description: description ?? '',
    kind: kind ?? 'elements',
    layout: layout || null,
    picture: (typeof preview === 'object' && preview?.url) || null,
    rows: readRows(elements),
  }
}
