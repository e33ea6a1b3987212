import type { Config, Field } from 'payload'
import { mapFields } from './mapFields'

const INPUT = { Field: 'voix/studio#CodeTextField' }

/**
 * The config with an input for every field of code and JSON that names none: Payload's own loads its editor from a foreign host, which the
 * policy forbids, and stays empty.
 */
export function withCodeInputs<Given extends Pick<Config, 'blocks' | 'collections' | 'globals'>>(config: Given): Given {
  return mapFields(config, (field) => {
    if (field.type !== 'code' && field.type !== 'json') return field
    if (field.admin?.components?.Field !== undefined) return field
    return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, ...INPUT } } } as Field
  })
}
