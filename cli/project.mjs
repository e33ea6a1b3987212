import fs from 'node:fs'
import path from 'node:path'
import { findRoutes, isRootCatchAll, ownRoutes } from '../src/options/appRoutes.mjs'

const SEGMENTS = '/[[...segments]]'

/**
 * The layout of an application's folders.
 * @typedef {object} Project
 * @property {string} root Its folder.
 * @property {string} src Its sources within `root`: `src` or ``.
 * @property {string} admin The address of Payload's admin, e.g. `/admin`.
 */

/**
 * Detects the layout of an application. Next uses `src/app` or `app`, and its other files are in the same folder.
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
 * Whether the application has a front page already. Next does not allow two.
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
 * Lists catch-all routes of the application that conflict with the product's. Next allows only one.
 * @param {Project} project
 */
export function otherCatchAlls({ root }) {
  return findRoutes(root).filter((route) => isRootCatchAll(route) && !/^\/\[{1,2}\.\.\.path\]/.test(route))
}
