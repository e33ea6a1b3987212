export { default } from './Layout'
