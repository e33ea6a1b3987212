import config from '@payload-config'
import { imageEndpoint } from '../../../../../../../../../serve/image/imageEndpoint'

export const dynamic = 'force-dynamic'
export const GET = imageEndpoint({ config })
