import type { CollectionConfig, FieldHook, PayloadRequest, TextFieldSingleValidation, Validate } from 'payload'
import { getVoix } from '../../../options/getVoix'
import { offeredLayouts } from '../../../options/offeredLayouts'
import { storedRows } from '../../../options/storedRows'
import type { CoreContext } from '../../../options/context'
import { slug } from '../../../slices/slugField'
import { readRows, recipePathProblem } from '../../../tree'
import { onlyEditors, onlyStaff } from '../access'
import { withoutUnreadableFields } from './readableFields'

const isListOfRows: Validate = (value) => {
  if (value === undefined || value === null) return true
  const isList =
    Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && 'blockType' in row)
  return isList || 'Elements are a list of rows, each with id, blockType and element.'
}

/** Refuses the path of another recipe, whether stored or in a file. */
const isFreePath: TextFieldSingleValidation = async (value, { id, req, collectionSlug }) => {
  if (!value) return true
  const problem = recipePathProblem(value)
  if (problem) return problem
  const taken = `Another recipe has the path “${value}” in the cookbook. Choose another path.`
  if (getVoix(req.payload.config).recipes.some(({ address }) => address === value)) return taken
  const { totalDocs } = await req.payload.count({
    collection: collectionSlug as 'recipes',
    // system: a path is taken even by a recipe that the user may not read
    overrideAccess: true,
    req,
    where: {
      and: [
        { or: [{ path: { equals: value } }, { and: [{ path: { exists: false } }, { name: { equals: value } }] }] },
        ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
      ],
    },
  })
  return totalDocs === 0 || taken
}

/** Upgrades the elements to the current slices, without fields that the user may not read. */
const asReadable: FieldHook = ({ value, req, overrideAccess }) => {
  if (!Array.isArray(value)) return value as unknown
  const rows = storedRows(req, value)
  return overrideAccess ? rows : withoutUnreadableFields(req as PayloadRequest, rows)
}

/** Elements or whole pages to start from. The rows are JSON, so a recipe can contain slices that no longer exist. */
export const recipes = ({ layouts, slugs }: CoreContext): CollectionConfig => ({
  slug: slugs.recipes,
  labels: { singular: 'Recipe', plural: 'Recipes' },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'kind', 'layout', 'updatedAt'], group: 'Content' },
  access: { read: onlyStaff, create: onlyEditors, update: onlyEditors, delete: onlyEditors },
  trash: true,
  fields: [
    { name: 'title', type: 'text', required: true },
    // Two recipes may have the same title, and one may have no path.
    { ...slug({ from: ['path', 'title'] }), name: 'name' },
    { name: 'description', type: 'textarea' },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'elements',
      options: [
        { label: 'Elements', value: 'elements' },
        { label: 'Page', value: 'page' },
      ],
    },
    {
      name: 'layout',
      type: 'text',
      admin: {
        custom: { voix: { options: offeredLayouts(layouts).map(({ name, label }) => ({ value: name, label })) } },
      },
    },
    {
      name: 'path',
      type: 'text',
      index: true,
      validate: isFreePath,
      admin: { description: 'Path in the cookbook, such as heroes/short.' },
    },
    {
      name: 'elements',
      type: 'json',
      defaultValue: [],
      validate: isListOfRows,
      admin: { hidden: true },
      hooks: {
        beforeChange: [({ value }) => (Array.isArray(value) ? readRows(value) : (value as unknown))],
        afterRead: [asReadable],
      },
    },
    { name: 'preview', type: 'upload', relationTo: slugs.media },
  ],
})
