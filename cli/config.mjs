import { findConfig } from 'payload/node'
import { pathToFileURL } from 'node:url'

/** The application's configuration, in a script that `payload run` runs. Such a script changes no types. */
export async function loadConfig() {
  const module = await import(pathToFileURL(findConfig()).href)
  const config = await (module.default ?? module)
  config.typescript.autoGenerate = false
  return config
}
