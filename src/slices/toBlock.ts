import type { Block } from 'payload'
import { envelopeField } from './envelopeField'
import type { PayloadFieldOptions } from './fieldTypes/fieldType'
import { toPayloadFields } from './toPayloadField'
import type { SliceDefinition } from './types'

/** Creates the Payload block of a slice: `element` (the envelope) first, then the slice's own fields. */
export function toBlock(definition: SliceDefinition, options: PayloadFieldOptions = {}): Block {
  const { name, label, admin, preview } = definition
  return {
    slug: name,
    labels: { singular: label, plural: label },
    ...(preview === null ? {} : { imageURL: preview, imageAltText: label }),
    admin: { ...admin, disableBlockName: false },
    fields: [envelopeField(), ...toPayloadFields(definition.fields, options)],
  }
}
