import type { Language } from './context'

/** What the public site says around the contents, by key. */
export type Labels = Readonly<Record<string, string>>

/** Label file -> import of it. */
export type LabelImports = Readonly<Record<string, () => Promise<{ default: Labels }>>>

/**
 * The labels of a language, from its `file`; what that lacks, and an unknown language, from the file of the default language. The site,
 * the preview and the loaders of both ask here.
 */
export async function labelsOf(
  { labels, languages }: { labels: LabelImports; languages: readonly Language[] },
  languageCode: string,
): Promise<Labels> {
  const files = [languages[0], languages.find(({ code }) => code === languageCode)].map((language) => language?.file)
  const read = await Promise.all([...new Set(files)].map((file) => (file === undefined ? undefined : labels[file]?.())))
  return Object.assign({}, ...read.map((module) => module?.default)) as Labels
}
