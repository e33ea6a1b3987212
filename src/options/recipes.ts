import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { z } from 'zod'
import { asDefined, treeRules, type Catalogue } from '../slices'
import { createEnvelope, createId, createRow, faultWords, recipePathProblem, toTree, validateTree } from '../tree'
import type { Row } from '../tree'
import type { LayoutOption } from './context'
import { offeredLayouts } from './offeredLayouts'

/** An element of a recipe in a file: its slice, its fields and its nested elements. */
export interface RecipeElement {
  blockType: string
  /** The element's label in the studio. */
  label?: string
  /** The slot of the parent element. Default: `default`. */
  slot?: string
  /** The version of the slice with which it was written. Default: the current version. */
  version?: number
  elements?: RecipeElement[]
  [field: string]: unknown
}

/** A recipe of the application. */
export interface RecipeFile {
  /** The address in the cookbook: `heroes/short`. Default: the name of its file. */
  name?: string
  title: string
  description?: string
  /** `page`: a template for new pages. Default: `elements`, offered by the palette. */
  kind?: 'elements' | 'page'
  /** The layout of its preview. Default: the application's default layout. */
  layout?: string
  recipe: RecipeElement[]
}

/** A recipe of the application, with its elements as rows. */
export interface OwnRecipe extends Required<Pick<RecipeFile, 'title' | 'description' | 'kind'>> {
  address: string
  layout: string | null
  rows: readonly Row[]
}

const Element: z.ZodType<RecipeElement> = z.lazy(() =>
  z.looseObject({
    blockType: z.string().min(1),
    label: z.string().optional(),
    slot: z.string().optional(),
    version: z.number().int().min(1).optional(),
    elements: z.array(Element).optional(),
  }),
)

const File = z.strictObject({
  name: z.string().optional(),
  title: z.string().trim().min(1),
  description: z.string().optional(),
  kind: z.enum(['elements', 'page']).optional(),
  layout: z.string().optional(),
  recipe: z.array(Element).min(1),
})

interface Context {
  catalogue: Catalogue
  layouts: readonly LayoutOption[]
  defaultLayout: string
}

/**
 * Reads the option `recipes`: objects, files, and folders of files. Throws an error that names the file and the rule.
 */
export function readOwnRecipes(given: readonly (string | RecipeFile)[], context: Context): OwnRecipe[] {
  const recipes = given.flatMap((one, at) =>
    typeof one === 'string'
      ? filesAt(one).map((path) => readRecipe(readJson(path), { from: path, name: basename(path, '.json') }, context))
      : [readRecipe(one, { from: `recipe ${at + 1}` }, context)],
  )
  const addresses = recipes.map(({ address }) => address)
  const double = addresses.find((address, at) => addresses.indexOf(address) !== at)
  if (double !== undefined) fail(double, 'two recipes have this name')
  return recipes
}

function filesAt(path: string): string[] {
  if (!existsSync(path)) fail(path, 'there is no such file or folder')
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => extname(name) === '.json')
  return names.sort().map((name) => join(path, name))
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown
  } catch (error) {
    return fail(path, `it is no JSON: ${(error as Error).message}`)
  }
}

function readRecipe(
  value: unknown,
  { from, name = '' }: { from: string; name?: string },
  { catalogue, layouts, defaultLayout }: Context,
): OwnRecipe {
  const read = File.safeParse(value)
  if (!read.success) {
    const [issue] = read.error.issues
    return fail(from, `\`${issue?.path.join('.') || 'the recipe'}\`: ${issue?.message}`)
  }
  const { title, description = '', kind = 'elements', layout = null, recipe } = read.data
  const address = read.data.name ?? name
  const problem = recipePathProblem(address)
  if (problem) fail(from, `\`name\`: ${problem}`)
  if (layout !== null && layouts.every((one) => one.name !== layout))
    fail(from, `\`layout\` "${layout}" does not exist`)
  if (layout !== null && offeredLayouts(layouts).every((one) => one.name !== layout))
    fail(from, `\`layout\` "${layout}" is not offered: no page may choose it`)
  const rows = asDefined(catalogue, toRecipeRows(recipe, catalogue))
  const [fault] = validateTree(toTree(rows), treeRules(catalogue, layout ?? defaultLayout))
  if (fault) fail(from, faultWords(fault))
  return { address, title, description, kind, layout, rows }
}

/** Flattens nested elements into rows, parents first. */
function toRecipeRows(
  elements: readonly RecipeElement[],
  catalogue: Pick<Catalogue, 'find'>,
  parent: string | null = null,
): Row[] {
  return elements.flatMap(({ blockType, label, slot = 'default', version, elements: inside = [], ...fields }) => {
    const slice = catalogue.find(blockType)
    const stored = version ?? slice?.version ?? 1
    const row = createRow({
      id: createId(),
      blockType,
      blockName: label ?? null,
      element: createEnvelope({
        parent,
        slot,
        hydrationMode: slice?.hydrationMode ?? 'load',
        ...(stored > 1 ? { version: stored } : {}),
      }),
      fields,
    })
    return [row, ...toRecipeRows(inside, catalogue, row.id)]
  })
}

function fail(from: string, rule: string): never {
  throw new Error(`voix(): the option "recipes": ${from}: ${rule.replace(/\.$/, '')}.`)
}
