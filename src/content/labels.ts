const files: Record<string, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
}

/** The public site's labels in a language; what it lacks comes in English. */
export async function labels(languageCode: string): Promise<Readonly<Record<string, string>>> {
  const [english, own] = await Promise.all([files.en?.(), files[languageCode]?.()])
  return { ...english?.default, ...own?.default }
}
