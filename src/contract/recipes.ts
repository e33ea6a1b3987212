import * as z from 'zod/mini'
import type { Row } from '../tree'
import { endpoint } from './endpoint'

const kind = z.enum(['elements', 'page'])

export type RecipeKind = z.output<typeof kind>

const recipe = z.object({
  /** `null` for a recipe of the application, which cannot be changed in the admin. */
  id: z.nullable(z.string()),
  /** Its path in the cookbook: `heroes/short`. */
  address: z.string(),
  title: z.string(),
  description: z.string(),
  kind,
  layout: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  /** The number of its elements. */
  count: z.number(),
  /** The slices of its outermost elements. */
  slices: z.readonly(z.array(z.string())),
})

/** A recipe of the cookbook, without its elements. */
export type RecipeInfo = z.output<typeof recipe>

export const readRecipes = endpoint({
  method: 'get',
  path: '/voix/recipes',
  summary: 'Returns the cookbook: the stored recipes and those of the application, without their elements.',
  caller: 'staff',
  answer: z.object({ docs: z.array(recipe) }),
})

const NO_ADDRESS = 'Name one recipe by its path: ?of=heroes/short'
const MOST_LETTERS = 200

export const readRecipe = endpoint({
  method: 'get',
  path: '/voix/recipes/elements',
  summary: 'Returns a recipe with its elements.',
  caller: 'staff',
  query: z.object({
    of: z.string(NO_ADDRESS).check(z.minLength(1, NO_ADDRESS), z.maxLength(MOST_LETTERS, NO_ADDRESS)),
    /** Gives the elements new ids, and omits those that are not allowed on pages of this layout. */
    layout: z.optional(z.string().check(z.minLength(1), z.maxLength(MOST_LETTERS))),
  }),
  answer: z.object({
    doc: z.extend(recipe, {
      elements: z.custom<readonly Row[]>((value) => Array.isArray(value)),
      /** Sentences about the omitted elements. */
      leftOut: z.readonly(z.array(z.string())),
    }),
  }),
})
