import config from '@payload-config'
import { closestEndpoint } from '../../../../../serve/endpoints/closestEndpoint'

export const dynamic = 'force-dynamic'
export const GET = closestEndpoint({ config })
