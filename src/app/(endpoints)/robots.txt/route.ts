import config from '@payload-config'
import { robotsEndpoint } from '../../../serve/endpoints/robots'

export const dynamic = 'force-dynamic'
export const GET = robotsEndpoint({ config })
