import fs from 'node:fs'
import path from 'node:path'
import { createSlice } from './newSlice.mjs'
import { otherPeers } from './peers.mjs'
import { hasFrontPage, hidingRoutes, otherCatchAlls } from './project.mjs'
import { writeRegistry } from './registry.mjs'
import { findSlices } from './slices.mjs'
import * as templates from './templates.mjs'

/**
 * Writes the files that an application needs: routes, a layout, a first slice. Existing files stay as they are.
 * @param {import('./project.mjs').Project} project
 * @returns {Promise<{ written: string[], kept: { file: string, merge: string }[], steps: { what: string, text: string
 * }[] }>} `kept`: existing files that lack what `merge` shows; `steps`: manual steps that remain.
 */
export async function init(project) {
  refuseOthers(project)
  const written = []
  const kept = []
  for (const [name, text] of Object.entries(filesFor(project))) {
    const file = path.join(project.src, name)
    if (existing(project, name)) keep(existing(project, name), text)
    else write(file, text)
  }
  if (findSlices(path.join(project.root, project.src, 'blocks')).length === 0) {
    written.push(...createSlice({ project, family: 'global', name: 'welcome-note' }))
  }
  written.push(...(await writeRegistry({ project })))
  return { written, kept, steps: stepsFor(project) }

  function write(file, text) {
    fs.mkdirSync(path.dirname(path.join(project.root, file)), { recursive: true })
    fs.writeFileSync(path.join(project.root, file), text)
    written.push(file)
  }

  function keep(file, text) {
    if (fs.readFileSync(path.join(project.root, file), 'utf8') !== text) kept.push({ file, merge: text })
  }
}

function refuseOthers(project) {
  const { root, src } = project
  const app = path.join(src, 'app')
  if (!fs.existsSync(path.join(root, app))) {
    throw new Error(`There is no ${app} in ${root}: run this in a Payload + Next application with the App Router`)
  }
  const rootLayout = ['tsx', 'jsx', 'js']
    .map((end) => `layout.${end}`)
    .find((name) => fs.existsSync(path.join(root, app, name)))
  const [catchAll] = otherCatchAlls(project)
  if (catchAll)
    throw new Error(
      `${catchAll} matches every address without another route, where the studio puts its pages. Move it below another address`,
    )
  if (!rootLayout) return
  throw new Error(
    `${app}/${rootLayout} wraps every route, including Payload's and the product's, which have their own: move it with its pages into a group, e.g. ${app}/(frontend)/${rootLayout}`,
  )
}

/** Returns the files by their path in the source folder. */
function filesFor(project) {
  const site = `app/(site)/${hasFrontPage(project) ? '[...path]' : '[[...path]]'}`
  const preview = 'app/(voix)/voix-preview/[...route]'
  const from = (folder, file) => path.posix.relative(folder, file)
  const atRoot = (file) => from(project.src, file)
  return {
    [atRoot('voix.config.ts')]: templates.voixConfig({ src: importPath('', project.src), admin: project.admin }),
    'voix.ts': templates.VOIX,
    [`${site}/page.tsx`]: templates.page({ voix: from(site, 'voix') }),
    [`${site}/layout.tsx`]: templates.layout({ voix: from(site, 'voix') }),
    [`${site}/error.tsx`]: templates.ERROR,
    [`${site}/not-found.tsx`]: templates.notFound({ voix: from(site, 'voix') }),
    [`${preview}/page.tsx`]: templates.previewPage({
      voix: from(preview, 'voix'),
      frame: from(preview, 'blocks/registry/frame.client'),
    }),
    [`${preview}/layout.tsx`]: templates.previewLayout({ voix: from(preview, 'voix') }),
    [`${preview}/not-found.tsx`]: templates.previewNotFound({ voix: from(preview, 'voix') }),
    'proxy.ts': templates.proxy({ voixConfig: importPath(project.src, 'voix.config') }),
    'instrumentation.ts': templates.INSTRUMENTATION,
    'layouts/main/config.ts': templates.MAIN_CONFIG,
    'layouts/main/Layout.tsx': templates.MAIN_LAYOUT,
    [atRoot('server.mjs')]: templates.SERVER,
  }
}

/** Returns the path of a file as an import in `folder` names it. */
function importPath(folder, file) {
  const relative = path.posix.relative(folder, file) || '.'
  return relative.startsWith('.') ? relative : `./${relative}`
}

/** Returns an existing file that replaces one of ours. Next's `middleware` replaces `proxy`. */
function existing({ root, src }, name) {
  const names = name === 'proxy.ts' ? [name, 'middleware.ts'] : [name]
  const alike = names.flatMap((one) => [one, one.replace(/\.tsx?$/, '.js')])
  const found = alike.find((one) => fs.existsSync(path.join(root, src, one)))
  return found && path.join(src, found)
}

/** @param {ReturnType<typeof otherPeers>} others */
function peersStep(others) {
  const wanted = others.map(({ name, range }) => `${name}@${range}`)
  return {
    what: `Voix does not support these versions: ${others.map(({ name, version }) => `${name} ${version}`).join(', ')}.`,
    text: `npm install ${wanted.join(' ')}`,
  }
}

/** `/[locale]/posts/[slug]` -> `/locale/posts/slug` */
function exampleOf(route) {
  return route.replace(/[[\].]/g, '')
}

function stepsFor(project) {
  const config = ['payload.config.ts', path.join(project.src, 'payload.config.ts')].find((file) =>
    fs.existsSync(path.join(project.root, file)),
  )
  const folder = path.dirname(config ?? 'payload.config.ts')
  const others = otherPeers(project.root)
  const steps = [
    ...(others.length > 0 ? [peersStep(others)] : []),
    {
      what: `Add to ${config ?? 'payload.config.ts'} (a PostgreSQL database is needed):`,
      text: templates.payloadConfig({
        src: importPath(folder, project.src),
        voixConfig: importPath(folder, 'voix.config'),
      }),
    },
    { what: 'Add to next.config:', text: templates.NEXT_CONFIG },
    {
      what: 'Add to the scripts of package.json, for a server of your own (elsewhere `next start` stays):',
      text: templates.START,
    },
    { what: 'Then:', text: templates.COMMANDS },
    ...hidingRoutes(project).map((route) => ({
      what: `${route} of your application is served instead of pages of the studio.`,
      text: `A page at an address such as ${exampleOf(route)} cannot be published. Remove the route to publish such pages.`,
    })),
  ]
  if (!hasFrontPage(project)) return steps
  const file = path.join(project.src, 'app/(site)/[...path]')
  return [
    ...steps,
    {
      what: 'A page of your own is the front page. To have it made in the studio:',
      text: `Remove it, and rename ${file} to [[...path]].`,
    },
  ]
}
