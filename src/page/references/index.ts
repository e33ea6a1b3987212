export { indexAfterChange, indexAfterDelete } from './hooks'
export { refuseDelete, refuseTrash } from './refuseDelete'
export { brokenLinksEndpoint } from './brokenLinks'
export { usedIn } from './usedIn'
