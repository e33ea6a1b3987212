import { voix } from '@/voix'

// Made at the first visit, kept until something that the page shows changes.
export const dynamic = 'force-static'
export const generateStaticParams = () => []
export const generateMetadata = voix.generateMetadata
export default voix.Page
