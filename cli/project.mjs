import fs from 'node:fs'
import path from 'node:path'

/**
 * Where an application keeps its things.
 *
 * @typedef {object} Project
 * @property {string} root Its folder.
 * @property {string} src Its sources within `root`: `src` or ``.
 * @property {string} admin The address of Payload's admin, e.g. `/admin`.
 */

/**
 * Finds out how an application is laid out: Next takes `src/app` or `app`, and the other files from beside it.
 *
 * @param {string} root
 * @returns {Project}
 */
export function openProject(root) {
  const has = (folder) => fs.existsSync(path.join(root, folder))
  const src = has('src/app') || (has('src') && !has('app')) ? 'src' : ''
  return { root, src, admin: findAdmin(path.join(root, src, 'app')) ?? '/admin' }
}

/** The folder of Payload's `[[...segments]]` is the admin's address; groups in parentheses are no part of it. */
function findAdmin(app) {
  if (!fs.existsSync(app)) return null
  const found = fs
    .readdirSync(app, { recursive: true })
    .map((file) => file.split(path.sep))
    .find((parts) => parts.at(-1) === 'page.tsx' && parts.at(-2) === '[[...segments]]')
  if (!found) return null
  return `/${found
    .slice(0, -2)
    .filter((part) => !part.startsWith('('))
    .join('/')}`
}

/**
 * Whether a route beside the product's shows the front page already: Next refuses two.
 *
 * @param {Project} project
 */
export function hasFrontPage({ root, src }) {
  const app = path.join(root, src, 'app')
  const places = [app, ...groupsOf(app).map((group) => path.join(app, group))]
  return places.some((place) =>
    ['tsx', 'jsx', 'ts', 'js'].some((end) => fs.existsSync(path.join(place, `page.${end}`))),
  )
}

function groupsOf(app) {
  return fs.existsSync(app) ? fs.readdirSync(app).filter((name) => /^\(.+\)$/.test(name)) : []
}
