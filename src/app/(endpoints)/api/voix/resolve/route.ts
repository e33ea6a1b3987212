import config from '@payload-config'
import { resolveEndpoint } from 'voix/serve'

export const POST = resolveEndpoint({ config })
