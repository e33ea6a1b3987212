import type { Language } from './context'

/** The texts of the public site around its contents, by key. */
export type SiteLabels = Readonly<Record<string, string>>

/** Label file -> import of it. */
export type SiteLabelImports = Readonly<Record<string, () => Promise<{ default: SiteLabels }>>>

/**
 * Returns the labels of a language from its `file`. Missing keys, and an unknown language, use the file of the default
 * language. The site, the preview and the loaders of both call this function.
 */
export async function siteLabelsOf(
  { siteLabels, languages }: { siteLabels: SiteLabelImports; languages: readonly Language[] },
  languageCode: string,
): Promise<SiteLabels> {
  const files = [languages[0], languages.find(({ code }) => code === languageCode)].map((language) => language?.file)
  const read = await Promise.all(
    [...new Set(files)].map((file) => (file === undefined ? undefined : siteLabels[file]?.())),
  )
  return Object.assign({}, ...read.map((module) => module?.default)) as SiteLabels
}
