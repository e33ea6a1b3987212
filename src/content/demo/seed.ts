// Run by `payload run`: fills an empty database with the demo.
import config from '@payload-config'
import { getPayload } from 'payload'
import { seedDemo } from './seedDemo'

await seedDemo(await getPayload({ config }))
process.exit(0)
