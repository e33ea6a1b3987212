/** What each room of the product may import beside itself and packages (ARCHITECTURE.md). Whatever is missing here is forbidden. */
const PRODUCT_ROOMS = {
  'src/tree': [],
  'src/slices': ['src/tree'],
  'src/contract': ['src/slices', 'src/tree'],
  'src/render': ['src/collections/content', 'src/slices', 'src/tree'],
  'src/islands': ['src/render', 'src/slices', 'src/tree'],
  'src/collections/content': ['src/tree'],
  'src/options': ['src/collections/content', 'src/contract', 'src/slices', 'src/tree'],
  'src/collections/core': ['src/options', 'src/contract', 'src/slices', 'src/tree'],
  // Not `pages`: in `src` that is Next's older router.
  'src/page': ['src/collections/core', 'src/options', 'src/contract', 'src/slices', 'src/tree'],
  'src/serve': [
    'src/collections/content',
    'src/collections/core',
    'src/options',
    'src/contract',
    'src/islands',
    'src/render',
    'src/slices',
    'src/tree',
  ],
  'src/front': ['src/serve', 'src/options', 'src/slices', 'src/tree'],
  'src/plugin': [
    'src/serve',
    'src/page',
    'src/collections/core',
    'src/options',
    'src/contract',
    'src/slices',
    'src/tree',
  ],
  'src/studio': ['src/render', 'src/contract', 'src/slices', 'src/tree'],
  'src/admin': ['src/collections/content', 'src/studio', 'src/contract', 'src/slices', 'src/tree'],
  'src/host': [
    'src/serve',
    'src/admin',
    'src/studio',
    'src/islands',
    'src/render',
    'src/collections/content',
    'src/options',
    'src/slices',
    'src/tree',
  ],
  'src/exports': [
    'src/front',
    'src/host',
    'src/serve',
    'src/admin',
    'src/studio',
    'src/render',
    'src/plugin',
    'src/page',
    'src/collections/content',
    'src/collections/core',
    'src/options',
    'src/contract',
    'src/slices',
    'src/tree',
  ],
}

/** The same for the demo, which imports the product by its name: `voix/slices` is `src/exports/slices.ts`. */
const DEMO_ROOMS = {
  'src/agents': [],
  'src/booking': ['voix/slices', 'voix/tree'],
  'src/components': ['voix/render/parts', 'voix/render/client', 'voix/forms', 'src/booking'],
  'src/blocks': [
    'voix/slices',
    'voix/render/parts',
    'voix/render/client',
    'voix/content',
    'voix/forms',
    'voix/collections',
    'src/components',
    'src/booking',
    'src/agents',
  ],
  'src/layouts': [
    'voix/render',
    'voix/forms',
    'voix/collections',
    'voix/render/parts',
    'voix/render/client',
    'src/components',
    'src/booking',
  ],
  'src/collections/resort': ['voix/slices', 'voix/collections', 'voix/tree'],
  'src/content': [],
}

/** The floors of a room, from the ground up: a folder imports itself and folders on lower floors. */
const FLOORS = {
  'src/studio': [
    ['model'],
    ['describe', 'dom', 'sync', 'api'],
    ['session', 'preview'],
    ['ui'],
    ['commands'],
    ['panels'],
    ['app'],
  ],
  'src/page': [
    ['store', 'values'],
    ['checks', 'expiry', 'references', 'search'],
    ['rules', 'hooks'],
    ['save'],
    ['definitions', 'lifecycle', 'releases', 'review', 'translation', 'versions'],
    ['collaboration'],
    ['collection'],
  ],
  'src/serve': [
    ['cache', 'errors', 'screens', 'search', 'security', 'style'],
    ['address', 'image', 'forms'],
    ['resolve'],
    ['page'],
    ['site', 'endpoints'],
    ['debug', 'proxy'],
  ],
  'src/admin': [
    ['server', 'shell', 'theme'],
    ['health', 'layouts', 'pages'],
    [
      ...['audit', 'brand', 'caches', 'conflicts', 'cookbook', 'copy', 'documentation', 'fields', 'forms', 'headTags'],
      ...['media', 'menus', 'notFound', 'redirects', 'releases', 'reviews', 'signIn', 'slicer', 'translate', 'trash'],
      'users',
    ],
    ['start'],
    ['views'],
  ],
}

const PRODUCT =
  '^src/(tree|slices|render|studio|admin|collections/core|collections/content|options|contract|page|plugin|serve|front|islands|host|exports)/'
const DEMO = '^src/(agents|booking|components|blocks|layouts|content|collections/resort)/'
/** The demo, and the application's own files. */
const OUTSIDE = { path: '^(src/|[^/]+$)', pathNot: PRODUCT }
const SPEC = '[.]spec[.]tsx?$|/spec/'

const place = (room) => (room.startsWith('voix/') ? `^${room.replace('voix', 'src/exports')}[.]ts$` : `^${room}/`)

const roomRules = Object.entries({ ...PRODUCT_ROOMS, ...DEMO_ROOMS }).map(([room, allowed]) => ({
  name: `room-${room.replace('src/', '').replace('/', '-')}`,
  comment: `${room} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other room'}`,
  severity: 'error',
  from: { path: place(room), pathNot: ['^src/blocks/registry/', SPEC] },
  to: { path: '^src/', pathNot: [room, ...allowed].map(place) },
}))

const floorRules = Object.entries(FLOORS).flatMap(([room, floors]) => [
  ...floors.flatMap((folders, floor) => {
    const lower = floors.slice(0, floor).flat()
    return folders.map((name) => ({
      name: `floor-${room.replace('src/', '')}-${name}`,
      comment: `${room}/${name} may import ${lower.join(', ') || 'no other floor'}`,
      severity: 'error',
      from: { path: `^${room}/${name}/`, pathNot: SPEC },
      to: { path: `^${room}/`, pathNot: [name, ...lower].map((allowed) => `^${room}/${allowed}/`) },
    }))
  }),
  {
    name: `floors-of-${room.replace('src/', '')}`,
    comment: `every file of ${room} is in a folder of FLOORS`,
    severity: 'error',
    from: { pathNot: SPEC },
    to: { path: `^${room}/(?!(${floors.flat().join('|')})/)` },
  },
])

module.exports = {
  forbidden: [
    ...roomRules,
    ...floorRules,
    {
      name: 'registry',
      comment: 'the registry of slices names them for the renderer',
      severity: 'error',
      from: { path: '^src/blocks/registry/' },
      to: {
        path: '^src/',
        pathNot: ['^src/blocks/', ...['voix/slices', 'voix/render', 'voix/preview/client'].map(place)],
      },
    },
    {
      name: 'product-never-imports-demo',
      comment: 'the product is installed without the demo',
      severity: 'error',
      from: { path: PRODUCT },
      to: { path: DEMO },
    },
    {
      name: 'product-by-its-name',
      comment: 'what is no part of the product imports it as any application does: voix, voix/slices ...',
      severity: 'error',
      from: OUTSIDE,
      to: { path: PRODUCT, pathNot: ['^src/exports/', '^src/(host/withVoix|front/serve)[.]mjs$'] },
    },
    {
      name: 'product-by-no-path',
      comment: 'import voix/slices, not ../exports/slices',
      severity: 'error',
      from: OUTSIDE,
      to: { path: PRODUCT, dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'tree-imports-nothing',
      comment: 'tree/ is plain TypeScript: no packages, no DOM, no React',
      severity: 'error',
      from: { path: '^src/tree/', pathNot: SPEC },
      to: { pathNot: '^src/tree/' },
    },
    {
      name: 'slice-never-imports-slice',
      comment: 'what two slices share stands in components/ or blocks/lib/',
      severity: 'error',
      from: { path: '^src/blocks/([^/]+)/([^/]+)/', pathNot: '^src/blocks/(registry|lib)/' },
      to: { path: '^src/blocks/[^/]+/[^/]+/', pathNot: ['^src/blocks/$1/$2/', '^src/blocks/lib/'] },
    },
    {
      name: 'config-never-imports-tsx',
      comment: 'a configuration is read where there is no React: by the plugin, the studio and scripts',
      severity: 'error',
      from: { path: '^src/(blocks|layouts)/.+/config[.]ts$' },
      to: { path: '[.]tsx$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'client-never-imports-server',
      comment: 'Payload’s server code must not reach the browser: import types, payload/shared or @payloadcms/ui',
      severity: 'error',
      from: {
        path: ['[.]client[.]tsx?$', '^src/studio/', '^src/admin/', '^src/render/'],
        pathNot: ['^src/admin/(views|server)/', SPEC],
      },
      to: {
        path: '(^|/)node_modules/(payload|@payloadcms/(next|db-postgres|drizzle|graphql|plugin-[^/]+)|pg|sharp|drizzle-orm)/',
        pathNot: 'node_modules/payload/dist/exports/shared[.]',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'admin-links-ask-for-nothing',
      comment: 'studio/ui/Link: a prefetch of a view of the admin brings nothing, and keeps the server busy',
      severity: 'error',
      from: { path: '^src/(admin|studio)/', pathNot: ['^src/studio/ui/Link[.]tsx$', SPEC] },
      to: { path: '(^|/)node_modules/next/link' },
    },
    {
      name: 'nobody-imports-app',
      comment: 'routes wire rooms together and do nothing else',
      severity: 'error',
      from: { pathNot: '^src/app/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'source-never-imports-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: SPEC },
      to: { path: '^(tests|scripts)/' },
    },
    {
      name: 'specs-in-source-import-the-lane-alone',
      severity: 'error',
      from: { path: `^src/.*(?:${SPEC})` },
      to: { path: '^(tests|scripts)/', pathNot: '^scripts/lib/testing/lane\\.mjs$' },
    },
    {
      name: 'no-cycle',
      comment: 'import the file that holds it, not the index',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](css|json|md)$|^tests/blank/(app|installed)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
