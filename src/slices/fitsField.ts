import { isColor } from './color'
import type { FieldDefinition } from './types'

/**
 * Whether a field may hold a value that did not come through its form. Nothing at all fits every field. Types whose values
 * are checked where they are resolved take anything.
 */
export function fitsField(field: FieldDefinition, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  switch (field.type) {
    case 'select':
      return (field.options ?? []).some((option) => option.value === value)
    case 'color':
      return isColor(value)
    case 'checkbox':
      return typeof value === 'boolean'
    case 'number':
      return isWithin(field, value)
    case 'date':
    case 'datetime':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value))
    default:
      return true
  }
}

function isWithin(field: FieldDefinition, value: unknown): boolean {
  const { min = -Infinity, max = Infinity } = field
  return typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max && isOnStep(field, value)
}

/** Whether a number is a whole count of steps from the least one. */
export function isOnStep({ min = 0, step }: FieldDefinition, value: number): boolean {
  if (step === undefined) return true
  const steps = (value - min) / step
  // Steps of 0.01 are not exact in binary.
  return Math.abs(steps - Math.round(steps)) < 1e-6
}
