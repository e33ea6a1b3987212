import { voix } from '@/voix'

export default voix.NotFound
