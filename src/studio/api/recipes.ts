import { anyDocument } from '../../contract/documents'
import type { AnswerOf } from '../../contract/endpoint'
import { readRecipe, readRecipes, type RecipeKind } from '../../contract/recipes'
import { firstFree, readRows, type Row } from '../../tree'
import type { StudioBoot } from '../model/boot'
import { call } from './call'
import type { Answer } from './request'

type RecipeWithRows = Omit<AnswerOf<typeof readRecipe>['doc'], 'elements'> & { elements: Row[] }

/** Returns one recipe. With a layout, its elements have fresh ids, and those that may not be on such a page are left out. */
export async function fetchRecipe(
  apiRoute: string,
  { address, layout }: { address: string; layout?: string },
): Promise<Answer<RecipeWithRows>> {
  const answer = await call(apiRoute, readRecipe, { query: { of: address, layout } })
  if (!answer.ok) return answer
  const { doc } = answer.data
  return { ...answer, data: { ...doc, elements: readRows(doc.elements) } }
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
  const params = { collection: collections.recipes }
  return call(apiRoute, anyDocument.create, { params, query: { depth: 0 }, body: { ...recipe } })
}

/** Returns the recipe's path, with a number if another recipe has it. */
export async function freeAddress(apiRoute: string, path: string): Promise<string> {
  const answer = await call(apiRoute, readRecipes, {})
  const taken = new Set((answer.ok ? answer.data.docs : []).map(({ address }) => address))
  return firstFree(path, (candidate) => taken.has(candidate))
}

/** Puts a stored recipe into the trash. Pages that were made from it stay as they are. */
export async function trashRecipe(
  { apiRoute, collection }: { apiRoute: string; collection: string },
  id: string,
): Promise<Answer<unknown>> {
  const body = { deletedAt: new Date().toISOString() }
  return call(apiRoute, anyDocument.change, { params: { collection, id }, query: { depth: 0 }, body })
}
