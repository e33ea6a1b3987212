export { expireTags } from './expireTags'
export { expireAfterChange, expireAfterDelete } from './hooks'
