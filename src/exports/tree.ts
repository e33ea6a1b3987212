/**
 * What a page is, in plain TypeScript: for programs that write pages or read them. And paths: as they are stored, and which address has them.
 *
 * @module voix/tree
 */
export {
  createEnvelope,
  createId,
  createRow,
  matchesPath,
  normalizePath,
  pathPatternProblem,
  readRows,
  toElements,
  toRows,
  toTree,
  traverse,
  validateRows,
} from '../tree'
export type * from '../tree/types'
