import type { Config } from 'payload'
import { ENVELOPE_DEFINITIONS } from '../../slices/envelopeSchema'

type TypesConfig = NonNullable<Config['typescript']>

/**
 * Defines the envelope of elements in the generated types. Runs before the application's functions, which may change
 * it.
 */
export function withTypes(own: Config['typescript']): TypesConfig {
  return { ...own, schema: [defineEnvelope, ...(own?.schema ?? [])] }
}

const defineEnvelope: NonNullable<TypesConfig['schema']>[number] = ({ jsonSchema }) => ({
  ...jsonSchema,
  definitions: { ...jsonSchema.definitions, ...ENVELOPE_DEFINITIONS },
})
