import { readFile } from 'node:fs/promises'
import path from 'node:path'
import tailwind from '@tailwindcss/postcss'
import postcss, { type Rule } from 'postcss'

const SHEET = path.resolve('src/app/(site)/globals.css')

/** Returns the classes for which the site's built style sheet has a rule. */
export async function siteClasses(): Promise<Set<string>> {
  const { root } = await postcss([tailwind()]).process(await readFile(SHEET, 'utf8'), { from: SHEET })
  const classes = new Set<string>()
  root.walkRules(({ selector }: Rule) => {
    for (const [, name = ''] of selector.matchAll(/\.((?:\\.|[\w-])+)/g)) classes.add(name.replaceAll('\\', ''))
  })
  return classes
}
