import type { Field, TextFieldSingleValidation } from 'payload'
import { toBlock, type PayloadFieldOptions } from '../../slices'
import { normalizePath, SECTION_KIND } from '../../tree'
import { noOne, onlyStaff } from '../../collections/core/access'
import type { CoreContext } from '../../options/context'
import { offeredLayouts } from '../../options/offeredLayouts'
import { asDefinedNow } from '../hooks/asDefinedNow'
import { tags } from '../../collections/core/fields/tags'
import { lastWrite } from '../store/lastWrite'
import { pageFields } from './pageFields'
import { readReview } from '../review/readReview'
import { translationField } from '../store/translationRecord'

/**
 * Returns the fields of pages. Layout, language and site are text fields, because the options of a `select` are part of
 * the schema and each new layout would need a migration.
 */
export function fieldsOfPages({ catalogue, layouts, defaultLayout, languages, sites, slugs }: CoreContext): Field[] {
  const options: PayloadFieldOptions = { media: slugs.media, linkTo: [slugs.pages, slugs.media] }
  return [
    { name: 'title', type: 'text', required: true, index: true },
    {
      name: 'kind',
      type: 'text',
      index: true,
      defaultValue: 'page',
      admin: { hidden: true, description: 'A page, or a shared section, which is placed on pages and has no address.' },
    },
    {
      name: 'path',
      type: 'text',
      required: true,
      index: true,
      validate: checkPathGiven,
      admin: { description: 'The whole address: /resorts/coral-bay/dining' },
      hooks: { beforeValidate: [({ value }) => normalizePath(value)] },
    },
    {
      name: 'layout',
      type: 'text',
      required: true,
      defaultValue: defaultLayout,
      admin: {
        custom: { voix: { options: offeredLayouts(layouts).map(({ name, label }) => ({ value: name, label })) } },
      },
    },
    {
      name: 'siteId',
      type: 'number',
      label: 'Site',
      required: true,
      defaultValue: sites[0]?.id ?? 0,
      index: true,
      admin: { custom: { voix: { options: sites.map(({ id, name }) => ({ value: id, label: name })) } } },
    },
    {
      name: 'languageCode',
      type: 'text',
      label: 'Language',
      required: true,
      defaultValue: languages[0]?.code ?? 'en',
      index: true,
      admin: { custom: { voix: { options: languages.map(({ code, name }) => ({ value: code, label: name })) } } },
    },
    {
      name: 'translationOf',
      type: 'relationship',
      relationTo: slugs.pages,
      admin: { allowCreate: false, allowEdit: false },
    },
    translationField,
    tags(),
    pageFields(slugs),
    {
      name: 'properties',
      type: 'group',
      fields: [
        { name: 'domId', type: 'text', label: 'Anchor' },
        { name: 'settings', type: 'json', defaultValue: {} },
      ],
    },
    {
      name: 'currentRelease',
      type: 'relationship',
      relationTo: slugs.releases,
      // Set when the page is added to the release. The release can be deleted nevertheless.
      custom: { isUse: false },
      access: { read: onlyStaff, create: noOne, update: noOne },
      admin: { allowCreate: false, readOnly: true },
    },
    {
      name: 'review',
      type: 'json',
      virtual: true,
      access: { read: onlyStaff, create: noOne, update: noOne },
      admin: { readOnly: true, hidden: true },
      hooks: { afterRead: [readReview] },
    },
    {
      name: 'rev',
      type: 'number',
      label: 'Revision',
      index: true,
      access: { create: noOne, update: noOne },
      admin: { readOnly: true, hidden: true },
    },
    lastWrite,
    {
      name: 'elements',
      type: 'blocks',
      labels: { singular: 'Element', plural: 'Elements' },
      blocks: catalogue.all.map((definition) => ({
        ...toBlock(definition, options),
        interfaceName: typeName(definition.name),
      })),
      admin: { disableListColumn: true, disableListFilter: true },
      hooks: { afterRead: [asDefinedNow] },
    },
  ]
}

/** Requires a path, except for a shared section. */
const checkPathGiven: TextFieldSingleValidation = (value, { data, req }) =>
  (data as { kind?: unknown }).kind === SECTION_KIND || Boolean(value) || req.t('validation:required')

/** `fact-sheets` -> `FactSheetsSlice`. In GraphQL the name of a slice must differ from those of collections. */
function typeName(slice: string): string {
  const words = slice.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Slice`
}
