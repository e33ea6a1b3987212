import { serve } from 'voix/server'

await serve()
