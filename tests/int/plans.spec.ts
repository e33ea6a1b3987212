import { startApp } from './helpers/app'
import { testPlans } from './helpers/plans'

testPlans({
  start: () => startApp(),
  slug: 'pages',
  table: 'pages',
  layout: 'blocks',
  slice: 'hero',
  newId: () => 'gen_random_uuid()',
})
