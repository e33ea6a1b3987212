import type { Access, TextField, Where } from 'payload'
import type { CoreContext } from '../../../options/context'
import { audiencesOf, keptOrStaff } from '../access'

/**
 * Who may open a file: whoever belongs to its audience, and staff. The addresses of its drawn pictures are signed as kept (`serve/image`).
 * Addresses from before it was for an audience work on: they were public, and caches have their pictures.
 */
export const keptForAudience: Access = (args) => {
  const kept = keptOrStaff(args)
  if (kept === true) return true
  const isMeant: Where[] = [{ audience: { exists: false } }, { audience: { in: audiencesOf(args.req) } }]
  return { and: [kept as Where, { or: isMeant }] }
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
