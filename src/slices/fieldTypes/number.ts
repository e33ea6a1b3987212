import type { NumberFieldSingleValidation } from 'payload'
import { createField, defaultOf, defineFieldType, plainText } from './defineFieldType'
import type { FieldDefinition, FieldOptions, FieldTraits } from './fieldType'

const shown = (value: unknown) => (typeof value === 'number' ? value : null)

export const numberType = defineFieldType<number, number | null>({
  type: 'number',
  label: 'Number',
  payload: ({ field, base: { admin, ...rest }, checks }) => {
    const validate: NumberFieldSingleValidation = (value, own) => {
      const answer = checks.number(value, own)
      if (answer !== true || typeof value !== 'number') return answer
      return stepProblem(field, value) ?? true
    }
    return {
      ...rest,
      ...defaultOf<number>(field),
      type: 'number',
      validate,
      ...(field.min === undefined ? {} : { min: field.min }),
      ...(field.max === undefined ? {} : { max: field.max }),
      admin: { ...admin, ...(field.step === undefined ? {} : { step: field.step }) },
    }
  },
  resolve: shown,
  preview: ({ value }) => shown(value),
  text: plainText,
  fits: (value, field) => typeof value === 'number' && Number.isFinite(value) && numberProblem(field, value) === null,
  rule: numberRule,
  check: definitionProblem,
  fills: ['number'],
})

export interface NumberOptions extends FieldOptions<number> {
  min?: number
  max?: number
  step?: number
}

/** A number with optional limits: opacity is `field.number({ min: 0, max: 1, step: 0.01 })`. */
export function number(options: NumberOptions = {}): FieldDefinition<number, number | null> {
  return createField(numberType, options)
}

/** Returns the limit or step that a number breaks, as a sentence, or `null`. */
export function numberProblem(field: Pick<FieldTraits, 'min' | 'max' | 'step'>, value: number): string | null {
  if (field.min !== undefined && value < field.min) return `Write ${field.min} or more.`
  if (field.max !== undefined && value > field.max) return `Write ${field.max} or less.`
  return stepProblem(field, value)
}

/** Returns the message for an invalid number: `The value must be a number from 0 to 1, in steps of 0.01.` */
function numberRule({ min, max, step }: Pick<FieldTraits, 'min' | 'max' | 'step'>): string {
  const range =
    min !== undefined && max !== undefined
      ? ` from ${min} to ${max}`
      : min !== undefined
        ? `, ${min} or more`
        : max !== undefined
          ? `, ${max} or less`
          : ''
  return `The value must be a number${range}${step === undefined ? '' : `, in steps of ${step}`}.`
}

/** Returns the problem of a number that is not a whole number of steps above the minimum. */
function stepProblem({ min, step }: Pick<FieldTraits, 'min' | 'step'>, value: number): string | null {
  if (step === undefined) return null
  const steps = (value - (min ?? 0)) / step
  // Steps of 0.01 are not exact in binary.
  if (Math.abs(steps - Math.round(steps)) < 1e-6) return null
  return `Use steps of ${step}${min === undefined ? '' : ` from ${min}`}.`
}

function definitionProblem({ min, max, step, defaultValue: value }: FieldDefinition): string | null {
  if (min !== undefined && max !== undefined && min > max) return `min ${min} is greater than max ${max}.`
  if (step !== undefined && !(step > 0)) return 'step must be greater than 0.'
  if (value === undefined) return null
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'the default is no number.'
  if (min !== undefined && value < min) return `the default ${value} is less than min ${min}.`
  if (max !== undefined && value > max) return `the default ${value} is greater than max ${max}.`
  return null
}
