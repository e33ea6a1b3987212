import type { Access, SanitizedCollectionConfig, TextField, Where } from 'payload'
import type { CoreContext } from '../../../options/context'
import { audiencesOf, keptOrStaff } from '../access'

/**
 * A file is open to its audience and to staff. The addresses of its drawn pictures are signed as kept (`serve/image`).
 * At an address from before it was for an audience, a picture that is drawn already is still sent: it was public, and caches have it.
 */
export const keptForAudience: Access = (args) => {
  const kept = keptOrStaff(args)
  if (kept === true) return true
  const isMeant: Where[] = [{ audience: { exists: false } }, { audience: { in: audiencesOf(args.req) } }]
  return { and: [kept as Where, { or: isMeant }] }
}

/** Whether files of the collection may be for an audience: an application's own collection may lack the field. */
export function hasAudiences({ flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>): boolean {
  return flattenedFields.some(({ name }) => name === 'audience')
}

/** The audience of a file, by its name; empty: everybody. */
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
      description: 'Nobody else can open its address. Staff always can.',
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
