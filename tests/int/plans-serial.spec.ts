import { startApp } from './helpers/app'
import { hostConfig, LEVELS } from './helpers/hostConfig'
import { testPlans } from './helpers/plans'

testPlans({
  start: () =>
    startApp({
      makeConfig: hostConfig,
      schema: 'pushed',
      users: 'customers',
      dataOf: (role) => ({ level: LEVELS[role] }),
    }),
  slug: 'site-pages',
  table: 'site_pages',
  layout: 'plain',
  slice: 'teaser',
  newId: (table) => `nextval('${table}_id_seq')`,
})
