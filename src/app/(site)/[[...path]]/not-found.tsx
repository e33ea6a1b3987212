export { NotFound as default } from '../../../serve/screens/NotFound'
