import { defineVoix } from 'voix/config'
import { layouts } from './src/layouts/registry/configs'

export default defineVoix({ layouts, collections: { users: 'customers' } })
