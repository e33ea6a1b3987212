import fs from 'node:fs'
import path from 'node:path'
import { findRoutes, isRootCatchAll, ownRoutes } from '../src/options/appRoutes.mjs'

const SEGMENTS = '/[[...segments]]'

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
  return { root, src, admin: findAdmin(root) ?? '/admin' }
}

/** Returns the admin's address: the part before Payload's `[[...segments]]`. */
function findAdmin(root) {
  const found = findRoutes(root).find((route) => route.endsWith(SEGMENTS))
  return found?.slice(0, -SEGMENTS.length)
}

/**
 * Whether a route beside the product's shows the front page already: Next refuses two.
 *
 * @param {Project} project
 */
export function hasFrontPage({ root }) {
  return findRoutes(root).includes('/')
}

/**
 * Lists routes of the application with a dynamic first segment, which are served instead of pages of the studio.
 *
 * @param {Project} project
 */
export function hidingRoutes({ root, admin }) {
  return ownRoutes(findRoutes(root), admin).filter((route) => route.startsWith('/['))
}

/**
 * Lists catch-alls of the application in the place of the product's own: Next allows only one.
 *
 * @param {Project} project
 */
export function otherCatchAlls({ root }) {
  return findRoutes(root).filter((route) => isRootCatchAll(route) && !/^\/\[{1,2}\.\.\.path\]/.test(route))
}
