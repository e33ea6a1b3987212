import { previewNotFound } from 'voix/preview'
import { voix } from '@/voix'

export default previewNotFound(voix)
