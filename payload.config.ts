import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter, type PostgresAdapter } from '@payloadcms/db-postgres'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { lexicalEditor, RelationshipFeature } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { ssoEndpoint } from './src/agents/ssoEndpoint'
import { bookingEndpoints } from './src/booking/endpoints'
import { bookingEngine } from './src/booking/engine'
import { identityProvider } from './src/booking/identity'
import { demoFieldTypes } from './src/blocks/lib/fieldTypes'
import { slices } from './src/blocks/registry/configs'
import { loaders } from './src/blocks/registry/loaders'
import { resortCollections } from './src/collections/resort'
import { AGENTS, isAgent } from './src/collections/resort/access'
import { labels } from './src/content/labels'
import { migrations } from './src/migrations'
import { DATABASE_LIMITS, emailToLog, trustedOrigins, voix } from 'voix'
import voixConfig from './voix.config'

const root = path.dirname(fileURLToPath(import.meta.url))
const origins = trustedOrigins()

/** The mail server from `VOIX_SMTP_URL`: `smtp://user:password@host:587`, or `smtps://` for implicit TLS. */
function mailServer() {
  const { VOIX_SMTP_URL, VOIX_MAIL_FROM = 'voix@localhost' } = process.env
  if (!VOIX_SMTP_URL) return undefined
  const { protocol, hostname, port, username, password } = new URL(VOIX_SMTP_URL)
  const secure = protocol === 'smtps:'
  return nodemailerAdapter({
    defaultFromAddress: VOIX_MAIL_FROM,
    defaultFromName: 'Solmara Resorts',
    // The site must start even if the mail server is not reachable.
    skipVerify: true,
    transportOptions: {
      host: hostname,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    },
  })
}

const MAX_UPLOAD_BYTES = 50 * 1024 * 1024

export default buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  routes: { admin: voixConfig.admin },
  admin: {
    avatar: 'default',
    importMap: { baseDir: root, importMapFile: path.resolve(root, 'src/app/(payload)/voix/importMap.js') },
    meta: { titleSuffix: ' · Voix' },
    components: { graphics: { Icon: 'voix/studio#Icon', Logo: 'voix/studio#Logo' } },
  },
  cookiePrefix: voixConfig.cookiePrefix,
  cors: origins,
  csrf: origins,
  defaultDepth: 1,
  maxDepth: 4,
  upload: { abortOnLimit: true, limits: { fileSize: MAX_UPLOAD_BYTES } },
  db: postgresAdapter({
    pool: { connectionString: process.env.DATABASE_URL },
    blocksAsJSON: true,
    idType: 'uuid',
    push: false,
    migrationDir: path.resolve(root, 'src/migrations'),
    prodMigrations: migrations,
  }),
  editor: lexicalEditor({
    // Pages are edited in the studio, so a drawer must not render the form of a whole page. Links to pages still work.
    features: ({ defaultFeatures }) => [
      ...defaultFeatures.filter(({ key }) => key !== 'relationship'),
      RelationshipFeature({ disabledCollections: ['pages'] }),
    ],
  }),
  email: mailServer() ?? emailToLog,
  onInit: ({ db }) => {
    // The limits are set after migrations have run, so migrations have none.
    Object.assign((db as unknown as PostgresAdapter).pool.options, DATABASE_LIMITS)
  },
  collections: resortCollections,
  endpoints: [
    ...bookingEndpoints({ bookingEngine, identity: identityProvider() }),
    ssoEndpoint({ secret: process.env.VOIX_AGENTS_SSO_SECRET }),
  ],
  plugins: [
    voix({
      voixConfig,
      slices,
      fieldTypes: demoFieldTypes,
      loaders,
      siteLabels: labels,
      timeZone: 'America/Jamaica',
      timeZones: [
        'America/Cancun',
        'America/Merida',
        'America/Santo_Domingo',
        'America/Antigua',
        'America/St_Lucia',
        'America/Puerto_Rico',
        'Europe/Madrid',
      ],
      content: { dir: path.resolve(root, 'src/content') },
      recipes: [path.resolve(root, 'src/content/recipes')],
      publicRoles: [
        {
          name: 'agent',
          label: 'Travel agent',
          passwordPage: { en: '/agents/new-password', es: '/es/agents/new-password' },
        },
      ],
      audiences: [{ name: AGENTS, label: 'Travel agents', has: ({ user }) => isAgent(user) }],
      guardedCollections: resortCollections.map(({ slug }) => slug),
      queryCollections: ['resorts', 'brands', 'specials', 'fact-sheets', 'posts', 'pages'],
      studio: {
        styles: {
          fonts: ['sans', 'serif', 'cursive', 'jewelcursive', 'mono'],
          labels: { band: 'As sections', card: 'As cards' },
        },
      },
      shell: {
        icons: {
          resorts: 'hotel',
          brands: 'tag',
          specials: 'offer',
          posts: 'newspaper',
          'fact-sheets': 'scroll',
          'booking-code-triggers': 'ticket',
          'consent-banners': 'bell',
        },
      },
      ...(process.env.VOIX_SIGN_IN_ISSUER && {
        signIn: {
          name: process.env.VOIX_SIGN_IN_NAME ?? 'your organisation',
          issuer: process.env.VOIX_SIGN_IN_ISSUER,
          clientId: process.env.VOIX_SIGN_IN_CLIENT_ID ?? '',
          clientSecret: process.env.VOIX_SIGN_IN_CLIENT_SECRET,
        },
      }),
      ...(process.env.VOIX_ERRORS_URL && {
        errorReporting: { url: process.env.VOIX_ERRORS_URL, token: process.env.VOIX_ERRORS_TOKEN },
      }),
    }),
  ],
  sharp,
  // `npm run generate` writes the types. With `autoGenerate` Payload starts a process for it after every change in
  // development, which delays the studio's preview by seconds.
  typescript: { outputFile: path.resolve(root, 'src/payload-types.ts'), autoGenerate: false },
})
