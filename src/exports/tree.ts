/**
 * The model of a page in plain TypeScript, for programs that read or write pages, and the paths of pages.
 *
 * @module voix/tree
 */
/** @public */
export {
  createEnvelope,
  createId,
  createRow,
  isDay,
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
/** @public */
export type * from '../tree/types'
