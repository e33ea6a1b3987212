/**
 * What a page is, in plain TypeScript: for programs that write pages or read them.
 *
 * @module voix/tree
 */
export {
  createEnvelope,
  createId,
  createRow,
  readRows,
  toElements,
  toRows,
  toTree,
  traverse,
  validateRows,
} from '../tree'
export type * from '../tree/types'
