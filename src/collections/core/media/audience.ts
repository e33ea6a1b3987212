import type { Access, SanitizedCollectionConfig, TextField, Where } from 'payload'
import type { CoreContext } from '../../../options/context'
import { audiencesOf, keptOrStaff } from '../access'

/**
 * Allows staff, and the audience of a file. Addresses of its resized images are signed (`serve/image`). Images that
 * were resized before the file got an audience stay available at their old address: they were public and are cached.
 */
export const keptForAudience: Access = (args) => {
  const kept = keptOrStaff(args)
  if (kept === true) return true
  const isMeant: Where[] = [{ audience: { exists: false } }, { audience: { in: audiencesOf(args.req) } }]
  return { and: [kept as Where, { or: isMeant }] }
}

/**
 * Returns whether files of the collection can have an audience. The application's own collection may lack the field.
 */
export function hasAudiences({ flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>): boolean {
  return flattenedFields.some(({ name }) => name === 'audience')
}

/** Returns the field with the name of a file's audience. Empty allows all visitors. */
export function audienceField({ audiences }: Pick<CoreContext, 'audiences'>): TextField {
  const names = audiences.map(({ name }) => name)
  return {
    name: 'audience',
    label: 'May be opened by',
    type: 'text',
    index: true,
    hooks: { beforeValidate: [({ value }): unknown => (value === '' ? null : value)] },
    validate: (value: string | null | undefined) =>
      !value || names.includes(value) || `There is no audience “${value}”. It is one of: ${names.join(', ')}.`,
    admin: {
      position: 'sidebar',
      description: 'Only these visitors and staff can open its address.',
      components: {
        Field: {
          path: 'voix/studio#ChoiceField',
          clientProps: {
            choices: audiences.map(({ name, label }) => ({ value: name, label })),
            empty: 'Everybody',
          },
        },
      },
    },
  }
}
