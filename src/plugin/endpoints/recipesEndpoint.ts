import { APIError, type Endpoint } from 'payload'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { findRecipes, type Recipe } from '../../collections/core/recipes/findRecipes'
import { readRecipe, readRecipes, type RecipeInfo } from '../../contract/recipes'
import { getVoix } from '../../options/getVoix'
import { treeRules } from '../../slices'
import { faultWords, fittingRows, parentOf, toTree, withFreshIds } from '../../tree'

const list = createEndpoint(readRecipes, async ({ req }) => ({ docs: (await findRecipes(req)).map(summary) }))

const read = createEndpoint(readRecipe, async ({ req, query: { of, layout } }) => {
  const [recipe] = await findRecipes(req, of)
  if (!recipe) throw new APIError(`There is no recipe “${of}” in the cookbook.`, 404, null, true)
  const { catalogue, layouts } = getVoix(req.payload.config)
  if (layout === undefined) return { doc: { ...summary(recipe), elements: recipe.rows, leftOut: [] } }
  if (layouts.every(({ name }) => name !== layout))
    throw new APIError(`There is no layout “${layout}”.`, 400, null, true)
  const { rows, leftOut } = fittingRows({
    rows: withFreshIds(recipe.rows),
    tree: toTree([]),
    place: { parent: null, slot: 'default', index: 0 },
    rules: treeRules(catalogue, layout),
  })
  const sentences = leftOut.map(({ fault }) => faultWords(fault, catalogue.find))
  return { doc: { ...summary(recipe), elements: rows, leftOut: sentences } }
})

export const recipeEndpoints: readonly Endpoint[] = [list, read]

function summary({ rows, ...recipe }: Recipe): RecipeInfo {
  const outermost = rows.filter((row) => parentOf(row) === null)
  return { ...recipe, count: rows.length, slices: [...new Set(outermost.map(({ blockType }) => blockType))] }
}
