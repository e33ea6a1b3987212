export { NotFound as default } from 'voix/screens'
