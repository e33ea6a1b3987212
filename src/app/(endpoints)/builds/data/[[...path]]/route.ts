import { voix } from '@/voix'

export const dynamic = 'force-dynamic'
export const GET = voix.pageData
