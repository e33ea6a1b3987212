import config from '@payload-config'
import { restRoutes } from 'voix/api'

export const { GET, HEAD, POST, DELETE, PATCH, PUT, OPTIONS } = restRoutes(config)
