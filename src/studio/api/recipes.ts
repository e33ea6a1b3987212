import { firstFree, readRows, type Row } from '../../tree'
import type { StudioBoot } from '../model/boot'
import { readData, request, type Answer } from './request'

export type RecipeKind = 'elements' | 'page'

/** A recipe of the cookbook, without its elements. */
export interface RecipeInfo {
  /** `null`: it comes with the application and is not changed here. */
  id: string | null
  /** Where it stands in the cookbook: `heroes/short`. */
  address: string
  title: string
  description: string
  kind: RecipeKind
  layout: string | null
  picture: string | null
  /** How many elements it has. */
  count: number
  /** The slices of its outermost elements. */
  slices: readonly string[]
}

/** A recipe with its elements. `leftOut`: sentences about those that may not stand on pages of the layout that was asked for. */
interface RecipeWithRows extends RecipeInfo {
  elements: Row[]
  leftOut: readonly string[]
}

export function recipesUrl({ apiRoute }: Pick<StudioBoot, 'apiRoute'>): string {
  return `${apiRoute}/voix/recipes`
}

/** For SWR, whose keys are addresses: what is kept of one is its answer, everywhere. Throws with a sentence for the editor. */
export const readRecipes: (url: string) => Promise<{ docs?: RecipeInfo[] }> = readData

/** One recipe; with a layout, what of it may stand on a new page of that layout, with fresh ids. */
export async function readRecipe(
  apiRoute: string,
  { address, layout }: { address: string; layout?: string },
): Promise<Answer<RecipeWithRows>> {
  const query = new URLSearchParams({ of: address, ...(layout === undefined ? {} : { layout }) })
  const answer = await request<{ doc: RecipeWithRows }>({ url: `${apiRoute}/voix/recipes?${query.toString()}` })
  if (!answer.ok) return answer
  return { ...answer, data: { ...answer.data.doc, elements: readRows(answer.data.doc.elements) } }
}

export interface NewRecipe {
  title: string
  description: string
  path: string
  kind: RecipeKind
  layout: string
  elements: readonly Row[]
}

export async function createRecipe(
  { apiRoute, collections }: Pick<StudioBoot, 'apiRoute' | 'collections'>,
  recipe: NewRecipe,
): Promise<Answer<unknown>> {
  return request({ method: 'POST', url: `${apiRoute}/${collections.recipes}?depth=0`, body: recipe })
}

/** Returns the recipe's path, with a number if another recipe has it. */
export async function freeAddress(apiRoute: string, path: string): Promise<string> {
  const answer = await request<{ docs?: RecipeInfo[] }>({ url: recipesUrl({ apiRoute }) })
  const taken = new Set((answer.ok ? (answer.data.docs ?? []) : []).map(({ address }) => address))
  return firstFree(path, (candidate) => taken.has(candidate))
}

/** Puts a stored recipe into the trash. Pages that were made from it stay as they are. */
export async function trashRecipe(recipesUrl: string, id: string): Promise<Answer<unknown>> {
  const body = { deletedAt: new Date().toISOString() }
  return request({ method: 'PATCH', url: `${recipesUrl}/${encodeURIComponent(id)}?depth=0`, body })
}
