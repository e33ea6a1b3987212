import { readFile } from 'node:fs/promises'
import path from 'node:path'
import tailwind from '@tailwindcss/postcss'
import postcss, { type Rule } from 'postcss'

const SHEET = path.resolve('src/app/(site)/globals.css')

/** The classes for which the site's style sheet has a rule, as the build makes it. */
export async function siteClasses(): Promise<Set<string>> {
  const { root } = await postcss([tailwind()]).process(await readFile(SHEET, 'utf8'), { from: SHEET })
  const classes = new Set<string>()
  root.walkRules(({ selector }: Rule) => {
    for (const [, name = ''] of selector.matchAll(/\.((?:\\.|[\w-])+)/g)) classes.add(name.replaceAll('\\', ''))
  })
  return classes
}
