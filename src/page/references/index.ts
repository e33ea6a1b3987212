export { indexAfterChange, indexAfterDelete } from './hooks'
export { refuseDelete, refuseTrash } from './refuseDelete'
export { usedIn } from './usedIn'
