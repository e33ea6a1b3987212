import config from '@payload-config'
import { imageEndpoint } from 'voix/serve'

export const dynamic = 'force-dynamic'
export const GET = imageEndpoint({ config })
