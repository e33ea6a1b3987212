import { z } from 'zod'
import { updateField } from '../../../tree'
import { withTree } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/**
 * Sets one field of an element (`blockName` is its label). `typing: true` merges it with the keystrokes before it into one
 * step of the history; texts merge without being told, `typing: false` never does.
 */
export const fieldUpdate = defineAction(
  'fieldUpdate',
  { id: s.id, field: s.name, value: z.unknown(), typing: z.boolean().optional() },
  (state, { id, field, value }) => withTree(state, updateField(state.tree, { id, field, value })),
)
