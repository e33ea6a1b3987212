import type { FieldDefinition, FieldOptions } from '../types'
import { common } from './common'

export interface NumberOptions extends FieldOptions<number> {
  min?: number
  max?: number
  step?: number
}

/** A number, within limits where given: opacity is `field.number({ min: 0, max: 1, step: 0.01 })`. */
export function number({ min, max, step, ...options }: NumberOptions = {}): FieldDefinition<number, number | null> {
  return { ...common<number, number | null>('number', options), min, max, step }
}
