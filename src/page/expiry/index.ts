export { expireTags } from './expireTags'
export { tellServers } from './tellServers'
export { expireAfterChange, expireAfterDelete } from './hooks'
