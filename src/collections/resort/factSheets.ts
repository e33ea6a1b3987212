import type { CollectionAfterChangeHook, CollectionConfig, PayloadRequest, UploadFieldSingleValidation } from 'payload'
import { upload } from 'payload/shared'
import { idOf } from 'voix/slices'
import { AGENTS, withoutThoseForCompanies } from './access'

interface Sheet {
  file?: unknown
  audience?: string | null
}

const isForCompanies = ({ audience }: Sheet) => audience === 'corp_only'

/** Returns the audience of a file, for any user, or `null` for a public file. */
async function audienceOf(id: string, req: PayloadRequest): Promise<string | null> {
  // system: it only decides whether the sheet may be saved.
  const file = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    select: { audience: true },
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  return file?.audience ?? null
}

/** Refuses a file that guests cannot open in a sheet for guests. */
const checkFile: UploadFieldSingleValidation = async (value, options) => {
  const answer = await upload(value, options)
  const id = idOf(value)
  if (answer !== true || id === null || isForCompanies(options.siblingData as Sheet)) return answer
  return (
    (await audienceOf(id, options.req)) === null ||
    'Guests may not open this file. Choose another one, or open it to all visitors in the file itself (“May be opened by”).'
  )
}

/** Sets the audience of the file of a sheet for companies, since its address alone does not protect it. */
const keepFile: CollectionAfterChangeHook = async ({ doc, req }) => {
  const id = idOf((doc as Sheet).file)
  if (id === null || !isForCompanies(doc as Sheet) || (await audienceOf(id, req)) !== null) return
  // system: a user who may write the sheet thereby sets the audience of the file.
  await req.payload.update({ collection: 'media', id, data: { audience: AGENTS }, overrideAccess: true, req })
}

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
]

/** Documents about a resort to download. */
export const factSheets: CollectionConfig = {
  slug: 'fact-sheets',
  labels: { singular: 'Fact sheet', plural: 'Fact sheets' },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'resort', 'audience', 'language'], group: 'Resort group' },
  access: withoutThoseForCompanies,
  trash: true,
  hooks: { afterChange: [keepFile] },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true },
    { name: 'resort', type: 'relationship', relationTo: 'resorts', index: true },
    { name: 'file', type: 'upload', relationTo: 'media', required: true, validate: checkFile },
    {
      name: 'audience',
      type: 'select',
      required: true,
      defaultValue: 'both',
      options: [
        { label: 'Guests and companies', value: 'both' },
        { label: 'Companies only', value: 'corp_only' },
      ],
      admin: {
        description: 'Companies only: only staff and signed-in agents can see it and open its file.',
      },
    },
    {
      name: 'language',
      type: 'text',
      defaultValue: 'en',
      index: true,
      admin: { position: 'sidebar', custom: { voix: { options: LANGUAGES } } },
    },
  ],
}
