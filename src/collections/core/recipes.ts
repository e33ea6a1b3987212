import type { CollectionConfig, Validate } from 'payload'
import { onlyEditors, onlyStaff } from './access'
import type { CoreContext } from '../../options/context'
import { slug } from '../../slices/slugField'

const isListOfRows: Validate = (value) => {
  if (value === undefined || value === null) return true
  const isList =
    Array.isArray(value) && value.every((row) => typeof row === 'object' && row !== null && 'blockType' in row)
  return isList || 'Elements are a list of rows, each with id, blockType and element.'
}

/** Elements or whole pages to start from. The rows are JSON: a recipe outlives the slices that it was made of. */
export const recipes = ({ layouts, slugs }: CoreContext): CollectionConfig => ({
  slug: slugs.recipes,
  labels: { singular: 'Recipe', plural: 'Recipes' },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'kind', 'layout', 'updatedAt'], group: 'Content' },
  access: { read: onlyStaff, create: onlyEditors, update: onlyEditors, delete: onlyEditors },
  fields: [
    { name: 'title', type: 'text', required: true },
    { ...slug({ from: 'title' }), name: 'name' },
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
      admin: { custom: { voix: { options: layouts.map(({ name, label }) => ({ value: name, label })) } } },
    },
    {
      name: 'path',
      type: 'text',
      index: true,
      admin: { description: 'Where the recipe stands in the cookbook: heroes/short.' },
    },
    { name: 'elements', type: 'json', defaultValue: [], validate: isListOfRows, admin: { hidden: true } },
    { name: 'preview', type: 'upload', relationTo: slugs.media },
  ],
})
