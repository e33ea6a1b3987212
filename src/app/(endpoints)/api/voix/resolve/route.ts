import config from '@payload-config'
import { resolveEndpoint } from '../../../../../serve/endpoints/resolveEndpoint'

export const POST = resolveEndpoint({ config })
