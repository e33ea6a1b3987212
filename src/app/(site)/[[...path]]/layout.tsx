import { voix } from '@/voix'
import '../globals.css'

export default voix.Layout
