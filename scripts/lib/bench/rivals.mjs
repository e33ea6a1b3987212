import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { waitFor } from '../log.mjs'
import { ROOT } from '../options.mjs'
import { findFreePort } from '../ports.mjs'
import { pidOfPort } from './load.mjs'

/**
 * Other servers with the same pages, each ended with the measurement.
 *
 * @typedef {{ name: string, urlOf: (page: string) => string, pid: number }} Rival
 * @typedef {{ page: string, html: string }} Copy
 */

/** nginx with the pages as files, which it compresses for each request. @returns {Promise<Rival | null>} `null`: it is not installed */
export async function startNginx({ copies, lifetime }) {
  const bin = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => fs.existsSync(file))
  if (!bin) return null
  const dir = temporary('nginx', lifetime)
  const port = await findFreePort()
  const files = copies.map(({ page, html }, at) => {
    fs.writeFileSync(path.join(dir, `${at}.html`), html)
    return `location = ${page} { try_files /${at}.html =404; }`
  })
  const config = `
    worker_processes 1; pid ${dir}/pid; error_log ${dir}/error.log; daemon off; user root;
    events { worker_connections 1024; }
    http {
      access_log off; default_type text/html; gzip on; gzip_comp_level 6; gzip_types text/html;
      client_body_temp_path ${dir}/1; proxy_temp_path ${dir}/2; fastcgi_temp_path ${dir}/3; uwsgi_temp_path ${dir}/4; scgi_temp_path ${dir}/5;
      server { listen 127.0.0.1:${port}; root ${dir}; ${files.join(' ')} }
    }`
  fs.writeFileSync(path.join(dir, 'nginx.conf'), config)
  run(lifetime, bin, ['-c', path.join(dir, 'nginx.conf')], dir)
  return answering({ name: 'nginx, the same bytes', port })
}

/** An application of Next with the same content in pages that it builds, and nothing of ours. @returns {Promise<Rival>} */
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
  execFileSync(process.execPath, [bin, 'build'], {
    cwd: dir,
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const port = await findFreePort()
  run(lifetime, process.execPath, [bin, 'start', '-p', String(port)], dir)
  return answering({ name: 'a bare page of Next', port })
}

/** An application of Next that was built before, such as Payload's template: its front page stands for every page. @returns {Promise<Rival>} */
export async function startTemplate({ dir, lifetime }) {
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

async function answering({ name, port }) {
  const isThere = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.ok,
      () => false,
    )
  if (!(await waitFor(isThere, { timeoutMs: 60_000, everyMs: 100 }))) throw new Error(`${name} does not answer`)
  return { name, pid: pidOfPort(port), urlOf: (/** @type {string} */ page) => `http://127.0.0.1:${port}${page}` }
}
