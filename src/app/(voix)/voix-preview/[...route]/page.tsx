import { previewPage } from 'voix/preview'
import { Frame } from '@/blocks/registry/frame.client'
import { voix } from '@/voix'

export default previewPage(voix, Frame)
