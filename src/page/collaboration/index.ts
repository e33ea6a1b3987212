export { editingEndpoint } from './editing'
export { changesEndpoint, eventsEndpoint, presenceEndpoint } from './endpoints'
export { tellAfterChange, tellAfterDelete, tellListed, tellReleaseDeleted } from './hooks'
