import { execFile, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { waitFor } from '../log.mjs'
import { ROOT } from '../options.mjs'
import { findFreePort } from '../ports.mjs'
import { pidOfPort } from './load.mjs'

const BUILD_MS = 10 * 60_000

/**
 * Other servers with the same pages, stopped after the measurement.
 * @typedef {{ name: string, urlOf: (page: string) => string, pid: number, atLeast?: number }} Rival `atLeast`: the
 * factor by which the site must serve more requests
 * @typedef {{ page: string, html: string, compressed: Buffer }} Copy `compressed`: by gzip, as the site sends it
 */

/**
 * Starts nginx twice with the pages as files: one compresses every response, the other sends precompressed files.
 * @returns {Promise<Rival[]>}
 * @throws if nginx is not installed
 */
export async function startNginx({ copies, lifetime }) {
  const bin = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((file) => fs.existsSync(file))
  if (!bin) throw new Error('nginx is not installed (Debian: apt-get install nginx-light)')
  return Promise.all([
    serveFiles({ bin, copies, lifetime, name: 'nginx', gzip: 'gzip on; gzip_comp_level 6;' }),
    serveFiles({ bin, copies, lifetime, name: 'nginx with files compressed before', gzip: 'gzip_static on;' }),
  ])
}

async function serveFiles({ bin, copies, lifetime, name, gzip }) {
  const dir = temporary('nginx', lifetime)
  const port = await findFreePort()
  const files = copies.map(({ page, html, compressed }, at) => {
    fs.writeFileSync(path.join(dir, `${at}.html`), html)
    fs.writeFileSync(path.join(dir, `${at}.html.gz`), compressed)
    return `location = ${page} { try_files /${at}.html =404; }`
  })
  // Only root may set the user of the workers.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const config = `
    worker_processes 1; pid ${dir}/pid; error_log ${dir}/error.log; daemon off; ${user}
    events { worker_connections 1024; }
    http {
      access_log off; default_type text/html; ${gzip}
      client_body_temp_path ${dir}/1; proxy_temp_path ${dir}/2; fastcgi_temp_path ${dir}/3; uwsgi_temp_path ${dir}/4; scgi_temp_path ${dir}/5;
      server { listen 127.0.0.1:${port}; root ${dir}; ${files.join(' ')} }
    }`
  fs.writeFileSync(path.join(dir, 'nginx.conf'), config)
  run(lifetime, bin, ['-c', path.join(dir, 'nginx.conf')], dir)
  return answering({ name, port, atLeast: 0.5 })
}

/** Starts a Next application with the same content in static pages, without the product. @returns {Promise<Rival>} */
export async function startBareNext({ copies, lifetime }) {
  const dir = temporary('next', lifetime)
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'))
  const write = (file, text) => {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
    fs.writeFileSync(path.join(dir, file), text)
  }
  write('package.json', '{ "type": "module" }')
  write('next.config.mjs', `export default { turbopack: { root: '/' } }`)
  write('app/layout.js', 'export default ({ children }) => <html lang="en"><body>{children}</body></html>')
  for (const { page, html } of copies) {
    const body = html.slice(html.indexOf('>', html.indexOf('<body')) + 1, html.indexOf('</body>'))
    write(
      path.join('app', page, 'page.js'),
      `export default () => <main dangerouslySetInnerHTML={{ __html: ${JSON.stringify(body)} }} />`,
    )
  }
  const bin = path.join(ROOT, 'node_modules/next/dist/bin/next')
  try {
    await promisify(execFile)(process.execPath, [bin, 'build'], {
      cwd: dir,
      env: { ...process.env, NODE_ENV: 'production' },
      timeout: BUILD_MS,
    })
  } catch (error) {
    throw new Error(`The bare application could not be built: ${error.stderr || error.message}`, { cause: error })
  }
  const port = await findFreePort()
  run(lifetime, process.execPath, [bin, 'start', '-p', String(port)], dir)
  return answering({ name: 'a bare page of Next', port, atLeast: 5 })
}

/**
 * Starts a built Next application, such as Payload's template. Its front page is used for every page. @returns
 * {Promise<Rival>}
 */
export async function startTemplate({ dir, lifetime }) {
  if (!fs.existsSync(path.join(dir, '.next/BUILD_ID'))) throw new Error(`${dir} has no build of Next: build it first`)
  const port = await findFreePort()
  run(lifetime, process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(port)], dir)
  const rival = await answering({ name: path.basename(dir), port })
  return { ...rival, urlOf: () => rival.urlOf('/') }
}

function temporary(name, lifetime) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `voix-bench-${name}-`))
  lifetime.add(async () => fs.rmSync(dir, { recursive: true, force: true }))
  return dir
}

function run(lifetime, bin, args, cwd) {
  const child = spawn(bin, args, { cwd, stdio: 'ignore', env: { ...process.env, NODE_ENV: 'production' } })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  lifetime.add(async () => {
    child.kill('SIGTERM')
    await ended
  })
}

async function answering({ name, port, atLeast }) {
  const isThere = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      async (response) => (await response.arrayBuffer(), response.ok),
      () => false,
    )
  if (!(await waitFor(isThere, { timeoutMs: 60_000, everyMs: 100 }))) throw new Error(`${name} does not answer`)
  return {
    name,
    atLeast,
    pid: pidOfPort(port),
    urlOf: (/** @type {string} */ page) => `http://127.0.0.1:${port}${page}`,
  }
}
