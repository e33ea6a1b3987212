import { previewLayout } from 'voix/preview'
import { voix } from '@/voix'
import '@/app/(site)/globals.css'

export default previewLayout(voix)
