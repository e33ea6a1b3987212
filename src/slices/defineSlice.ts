import { checkFields } from './checkFields'
import { readableName } from '../tree'
import { limitProblem } from './layoutLimit'
import { purposeProblem } from './purposes'
import type { FieldMap, SliceDefinition, SliceInput, SlotDefinition } from './types'

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/**
 * Defines a slice: its fields, its slots, and where it is allowed. The type of the component's props follows from it:
 * `SliceProps<typeof hero>`. Throws an error that names the slice, the field and the rule if the definition is invalid.
 */
export function defineSlice<
  const Fields extends FieldMap,
  const Slots extends Record<string, SlotDefinition> = Record<never, SlotDefinition>,
>(input: SliceInput<Fields, Slots>): SliceDefinition<Fields, Slots> {
  const slots = input.slots ?? ({} as Slots)
  checkSlice(input, slots)
  checkFields(input.name, input.fields)
  return {
    purpose: { label: readableName(input.admin.group) },
    description: '',
    layouts: '*',
    tags: [],
    deprecated: false,
    database: false,
    hydrationMode: 'load',
    root: true,
    templates: {},
    version: 1,
    formerly: [],
    ...input,
    preview: input.preview ?? null,
    icon: input.icon ?? null,
    slots,
  }
}

function checkSlice(
  input: SliceInput<FieldMap, Record<string, SlotDefinition>>,
  slots: Record<string, SlotDefinition>,
): void {
  const fail = (rule: string): never => {
    throw new Error(`Slice "${input.name}": ${rule}`)
  }
  if (!NAME.test(input.name)) fail('a name has lower-case words separated by hyphens, like its folder.')
  if (input.label.trim() === '') fail('the label is empty.')
  if (input.admin.group.trim() === '') fail('`admin.group` is empty.')
  const problem = limitProblem(input.layouts ?? '*')
  if (problem !== null) fail(`\`layouts\` ${problem}`)
  const misfit = purposeProblem(input)
  if (misfit !== null) fail(misfit)
  const { version = 1, formerly = [] } = input
  if (!Number.isInteger(version) || version < 1) fail('version must be a whole number from 1.')
  if (version > 1 && !input.upgrade) fail(`version ${version} needs upgrade(), which makes older elements fit.`)
  if (version === 1 && input.upgrade) fail('upgrade() is never called: count up `version`.')
  for (const option of ['anchors', 'hiddenWithout'] as const) {
    const stranger = input[option]?.find((field) => !Object.hasOwn(input.fields, field))
    if (stranger !== undefined) fail(`\`${option}\` names "${stranger}", which is not a field.`)
  }
  const former = formerly.find((name) => !NAME.test(name) || name === input.name)
  if (former !== undefined) fail(`\`formerly\` names "${former}", which is no name that it had before.`)
  for (const [slot, { allowedElements, min, max, from }] of Object.entries(slots)) {
    if (!/^[a-zA-Z][a-zA-Z0-9]*$/.test(slot)) fail(`slot "${slot}": a slot name has letters and digits only.`)
    if (allowedElements !== '*' && allowedElements.length === 0) fail(`slot "${slot}" allows no element.`)
    if (max !== undefined && !(max > 0)) fail(`slot "${slot}": max must be greater than 0.`)
    if (min !== undefined && !(min > 0)) fail(`slot "${slot}": min must be greater than 0; leave it out for none.`)
    if (min !== undefined && max !== undefined && min > max)
      fail(`slot "${slot}": min ${min} is greater than max ${max}.`)
    if (from && input.fields[from.field]?.type !== 'number') fail(`slot "${slot}": "${from.field}" is no number field.`)
  }
  const { pastedTable } = input
  if (pastedTable) {
    const { caption, head, rows } = pastedTable
    const unknown = [caption, head].find((name) => name !== undefined && !(name in input.fields))
    if (unknown !== undefined) fail(`pastedTable fills the field "${unknown}", which the slice has not.`)
    const { slot = 'default' } = rows
    if (!(slot in slots)) fail(`pastedTable puts rows into the slot "${slot}", which the slice has not.`)
  }
  for (const [template, { fields }] of Object.entries(input.templates ?? {})) {
    const unknown = Object.keys(fields).find((name) => !(name in input.fields))
    if (unknown !== undefined) fail(`template "${template}" fills the field "${unknown}", which the slice has not.`)
  }
}
