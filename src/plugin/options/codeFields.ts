import type { Config, Field } from 'payload'
import { mapFields } from './mapFields'

const INPUT = { Field: 'voix/studio#CodeTextField' }

/**
 * Adds an input to all code and JSON fields without one. Payload's editor loads from a foreign host, which the
 * Content-Security-Policy blocks.
 */
export function withCodeInputs<Given extends Pick<Config, 'blocks' | 'collections' | 'globals'>>(config: Given): Given {
  return mapFields(config, (field) => {
    if (field.type !== 'code' && field.type !== 'json') return field
    if (field.admin?.components?.Field !== undefined) return field
    return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, ...INPUT } } } as Field
  })
}
