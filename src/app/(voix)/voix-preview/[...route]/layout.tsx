import { previewLayout } from 'voix/preview'
import { voix } from '@/voix'
import '@/app/(site)/globals.css'
import '@/components/styles/search.css'

export default previewLayout(voix)
