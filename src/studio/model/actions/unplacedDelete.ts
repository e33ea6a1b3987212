import { z } from 'zod'
import { removeUnplaced } from '../../../tree'
import { withTree } from './change'
import { defineAction } from './defineAction'

/** Deletes one row without a place. What it would hold stays, without a place too. */
export const unplacedDelete = defineAction('unplacedDelete', { index: z.number().int().min(0) }, (state, { index }) =>
  withTree(state, removeUnplaced(state.tree, { index })),
)
