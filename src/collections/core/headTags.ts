import type { CollectionConfig } from 'payload'
import type { CoreContext } from '../../options/context'
import { normalizePath, pathPatternProblem } from '../../tree'
import { onlyAdministrators } from './access'
import { attributesProblem, contentProblem, hostProblem, type HeadTag } from './headTag'

/** Returns the first problem of a text or a list of texts, or `true`. */
const firstProblem = (value: unknown, problemOf: (text: string) => string | null): string | true =>
  [value].flat().flatMap((each) => (typeof each === 'string' ? (problemOf(each) ?? []) : []))[0] ?? true

/** Tags that administrators add to the head of pages, for analytics, verification and fonts. */
export const headTags = ({ slugs }: Pick<CoreContext, 'slugs'>): CollectionConfig => ({
  slug: slugs['head-tags'],
  labels: { singular: 'Head tag', plural: 'Head tags' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'tag', 'appliesTo', 'enabled'],
    group: 'Settings',
    components: { beforeListTable: ['voix/studio#HeadTagsPreview'] },
  },
  access: {
    read: onlyAdministrators,
    create: onlyAdministrators,
    update: onlyAdministrators,
    delete: onlyAdministrators,
  },
  trash: true,
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'tag',
      type: 'select',
      required: true,
      defaultValue: 'meta',
      label: 'Element',
      options: ['meta', 'link', 'script', 'style', 'raw'].map((value) => ({ label: value, value })),
    },
    { name: 'attributes', type: 'json', defaultValue: {}, validate: (value) => attributesProblem(value) ?? true },
    {
      name: 'content',
      type: 'code',
      admin: { language: 'html' },
      validate: (value, { siblingData }) => contentProblem({ ...(siblingData as HeadTag), content: value }) ?? true,
    },
    {
      name: 'hosts',
      type: 'text',
      hasMany: true,
      admin: {
        description:
          'Further hosts that it loads scripts, styles, fonts or frames from, subdomains included, like "tags.example.org". Those in its own addresses are known.',
      },
      validate: (value) => firstProblem(value, hostProblem),
    },
    {
      name: 'appliesTo',
      type: 'select',
      required: true,
      defaultValue: 'all',
      options: [
        { label: 'All pages', value: 'all' },
        { label: 'Layouts', value: 'layouts' },
        { label: 'Paths', value: 'paths' },
      ],
    },
    { name: 'layouts', type: 'text', hasMany: true, admin: { condition: ({ appliesTo }) => appliesTo === 'layouts' } },
    {
      name: 'paths',
      type: 'text',
      hasMany: true,
      admin: { description: 'Paths, with * as a wildcard.', condition: ({ appliesTo }) => appliesTo === 'paths' },
      validate: (value) => firstProblem(value, pathPatternProblem),
      hooks: {
        beforeValidate: [({ value }) => (Array.isArray(value) ? value.map(normalizePath) : (value as unknown))],
      },
    },
    { name: 'enabled', type: 'checkbox', defaultValue: true, index: true },
  ],
})
