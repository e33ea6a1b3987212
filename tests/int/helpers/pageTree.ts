import { createPage, type App, type Json } from './app'

/** Creates a page with two children, the first two also in Spanish, all published. */
export async function makePageTree(app: App, name: string) {
  const make = (path: string, more: object = {}) => createPage(app, { path, title: path, ...more })
  const [top, below, deeper] = [
    await make(`/brands/${name}`),
    await make(`/brands/${name}/rooms`),
    await make(`/brands/${name}/rooms/suite`),
  ]
  const es = (original: Json) => ({ languageCode: 'es', translationOf: original.id })
  const spanish = await make(`/es/marcas/${name}`, es(top))
  const spanishBelow = await make(`/es/marcas/${name}/cuartos`, es(below))
  const spanishOnly = await make(`/es/marcas/${name}/solo`, { languageCode: 'es' })
  await make(`/brands/${name}-other`)
  return { top, below, deeper, spanish, spanishBelow, spanishOnly }
}
