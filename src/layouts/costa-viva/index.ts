export { default } from './Layout'
export { load } from './load'
