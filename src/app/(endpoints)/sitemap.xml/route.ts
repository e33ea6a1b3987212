import config from '@payload-config'
import { sitemapEndpoint } from '../../../serve/endpoints/sitemap'

export const dynamic = 'force-dynamic'
export const GET = sitemapEndpoint({ config })
