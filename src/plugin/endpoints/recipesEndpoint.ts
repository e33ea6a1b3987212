import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'
import { isStaff } from '../../collections/core/access'
import { findRecipes, type Recipe } from '../../collections/core/recipes/findRecipes'
import { getVoix } from '../../options/getVoix'
import { treeRules } from '../../slices'
import { faultWords, fittingRows, parentOf, toTree, withFreshIds } from '../../tree'

const Query = z.object({ of: z.string().min(1).max(200).optional(), layout: z.string().min(1).max(200).optional() })

/**
 * `GET /api/voix/recipes` -> `{ docs }`: the cookbook, stored recipes and those of the application's files, without their elements.
 * `?of=heroes/short` -> `{ doc }` with `elements`; `&layout=blocks` leaves out what may not stand on pages of that layout, and says so in
 * `leftOut`. For staff.
 */
export const recipesEndpoint: Endpoint = {
  path: '/voix/recipes',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const asked = Query.safeParse(req.query)
    if (!asked.success) return refusal('Name one recipe by its path: ?of=heroes/short', 400)
    const { of, layout } = asked.data
    const headers = { 'Cache-Control': 'no-store' }
    if (of === undefined) return Response.json({ docs: (await findRecipes(req)).map(summary) }, { headers })
    const [recipe] = await findRecipes(req, of)
    if (!recipe) return refusal(`There is no recipe “${of}” in the cookbook.`, 404)
    const { catalogue, layouts } = getVoix(req.payload.config)
    if (layout === undefined)
      return Response.json({ doc: { ...summary(recipe), elements: recipe.rows, leftOut: [] } }, { headers })
    if (layouts.every(({ name }) => name !== layout)) return refusal(`There is no layout “${layout}”.`, 400)
    const { rows, leftOut } = fittingRows({
      rows: withFreshIds(recipe.rows),
      tree: toTree([]),
      place: { parent: null, slot: 'default', index: 0 },
      rules: treeRules(catalogue, layout),
    })
    const sentences = leftOut.map(({ fault }) => faultWords(fault, catalogue.find))
    return Response.json({ doc: { ...summary(recipe), elements: rows, leftOut: sentences } }, { headers })
  },
}

function summary({ rows, ...recipe }: Recipe) {
  const outermost = rows.filter((row) => parentOf(row) === null)
  return { ...recipe, count: rows.length, slices: [...new Set(outermost.map(({ blockType }) => blockType))] }
}

function refusal(message: string, status: number): Response {
  return Response.json({ errors: [{ message }] }, { status })
}
