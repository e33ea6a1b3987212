// Run by `payload run`: see payload.mjs. Payload ends the process with code 0, so this script exits first.
import { getPayload } from 'payload'
import {
  checkDefinitions,
  migrateDefinitions,
  rebuildReferences,
  repairLinks,
  repairPageFields,
  repairPictures,
  restoreDefinitions,
} from 'voix/definitions'
import { loadConfig } from './config.mjs'

const TASKS = {
  check: async (payload) => {
    const { findings, outdated } = await checkDefinitions(payload)
    for (const { path, status, element, id, field, problem } of findings) {
      console.log(
        `${path} (${status}), element "${element}" (${id})${field === null ? '' : `, field "${field}"`}: ${problem}`,
      )
    }
    if (outdated > 0) console.log(`${outdated} elements are of older versions. Run: npx voix migrate --dry-run`)
    console.log(findings.length === 0 ? 'All stored values fit.' : `${findings.length} stored values do not fit.`)
    return findings.length === 0 ? 0 : 1
  },
  migrate: (payload) => migrate(payload, false),
  'dry-run': (payload) => migrate(payload, true),
  links: (payload) => repairStoredLinks(payload, false),
  pictures: (payload) => repairStoredPictures(payload, false),
  back: async (payload) => {
    const { journal, restored, changed } = await restoreDefinitions(payload)
    console.log(`Took back ${journal}: ${restored} pages and drafts are what they were.`)
    if (changed > 0) console.log(`${changed} were saved since and stay as they are.`)
    return 0
  },
}

async function migrate(payload, isDryRun) {
  // Repairs come first, so that rows restored by `back` are repaired, too.
  await repairStoredPageFields(payload, isDryRun)
  await repairStoredLinks(payload, isDryRun)
  await repairStoredPictures(payload, isDryRun)
  const { pages, drafts, elements, failed, journal } = await migrateDefinitions(payload, { isDryRun })
  console.log(`${isDryRun ? 'Would upgrade' : 'Upgraded'} ${elements} elements of ${pages} pages and ${drafts} drafts.`)
  for (const line of failed) console.error(line)
  if (!isDryRun) {
    const { documents } = await rebuildReferences(payload)
    console.log(`Noted what ${documents} documents use.`)
  }
  if (journal !== null) console.log(`npx voix migrate --back takes it back (${journal}).`)
  return failed.length === 0 ? 0 : 1
}

async function repairStoredPageFields(payload, isDryRun) {
  const { fields, rows } = await repairPageFields(payload, { isDryRun })
  if (fields > 0)
    console.log(`${isDryRun ? 'Would rename' : 'Renamed'} the types of ${fields} page fields in ${rows} rows.`)
}

async function repairStoredLinks(payload, isDryRun) {
  const { links, rows } = await repairLinks(payload, { isDryRun })
  if (links > 0) console.log(`${isDryRun ? 'Would repair' : 'Repaired'} ${links} addresses of links in ${rows} rows.`)
  return 0
}

async function repairStoredPictures(payload, isDryRun) {
  const { pictures } = await repairPictures(payload, { isDryRun })
  if (pictures > 0) console.log(`${isDryRun ? 'Would correct' : 'Corrected'} the stored shape of ${pictures} pictures.`)
  return 0
}

let code = 1
try {
  const payload = await getPayload({ config: await loadConfig(), disableOnInit: true })
  const task = TASKS[process.argv[2]]
  code = await task(payload)
  await payload.destroy()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
}
process.exit(code)
