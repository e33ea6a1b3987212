import { z } from 'zod'
import { createState } from '../createState'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Opens a page: another one, or the same as the server has it now. Everything else starts anew. */
export const setCurrentPage = defineAction(
  'setCurrentPage',
  { page: s.page, rows: z.array(z.unknown()), rev: z.number().int() },
  (state, { page, rows, rev }) => createState({ page, rows, rev, session: state.session }),
)
