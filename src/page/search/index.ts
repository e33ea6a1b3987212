export { findAfterChange, findAfterDelete } from './hooks'
export { indexMissing } from './indexMissing'
