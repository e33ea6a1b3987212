import config from '@payload-config'
import { closestEndpoint } from 'voix/serve'

export const dynamic = 'force-dynamic'
export const GET = closestEndpoint({ config })
