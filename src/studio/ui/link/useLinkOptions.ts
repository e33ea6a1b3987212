import { CornerDownRight, FileText, Globe, Hash, Image, Mail, Phone } from 'lucide-react'
import useSWR from 'swr'
import { HREF_RULE } from '../../../slices'
import { isEqual } from '../../../tree'
import { documentsUrl } from '../../api/call'
import { findLinkTargets, type FoundTarget } from '../../api/findLinkTargets'
import { addressIn, isRefused, readableAddress, type LinkTarget } from '../../model/address'
import type { StudioBoot } from '../../model/boot'

export interface LinkPlaces {
  /** Where pages and files are found, and what there is to tell of them. */
  boot: Pick<StudioBoot, 'apiRoute' | 'languages' | 'sites'> & {
    collections: Pick<StudioBoot['collections'], 'pages' | 'media'>
  }
  /** Of what the link stands on: pages in it come first. */
  languageCode: string
  /** Further places that a search finds. */
  anchors?: (search: string) => LinkOption[]
}

export interface PresentTarget {
  target: LinkTarget
  title: string
  place: string | null
  /** Why visitors find nothing there, in words. */
  problem: string | null
}

export interface LinkOption {
  key: string
  group: string
  icon: typeof FileText
  title: string
  place: string
  note?: string
  target: LinkTarget
}

interface Input extends LinkPlaces {
  typed: string
  /** Nothing has been searched for yet. */
  isUntouched: boolean
  /** Where it leads now, as long as that is to be seen. */
  now: PresentTarget | null
}

/** What is offered for what is searched, and what there is to say of it. */
export function useLinkOptions({ typed, isUntouched, now, boot, languageCode, anchors: findAnchors }: Input) {
  const { apiRoute, collections } = boot
  const search = typed.trim()
  const address = addressIn(search)
  const anchors = findAnchors?.(isUntouched ? '' : search) ?? []
  // A path is looked for as well, an address of another kind is not.
  const isPath = address === null || address.startsWith('/')
  const words = !isRefused(search) && isPath && !search.startsWith('#') ? search : null
  const { data, error, isLoading } = useSWR<{ words: string; targets: FoundTarget[] }, Error>(
    words === null
      ? null
      : ['link targets', ...[collections.pages, collections.media].map((slug) => documentsUrl(apiRoute, slug)), words],
    async () => ({ words: words ?? '', targets: await findLinkTargets({ boot, search: words ?? '' }) }),
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  const found = words === null ? [] : (data?.targets ?? [])
  // Links lead to pages of the same language as a rule.
  const isForeign = (page: FoundTarget) => Number(page.languageCode !== languageCode)
  const pages = found
    .filter(({ relationTo }) => relationTo === boot.collections.pages)
    .sort((one, other) => isForeign(one) - isForeign(other))
  const files = found.filter(({ relationTo }) => relationTo !== boot.collections.pages)
  const isSame = (target: FoundTarget) => address !== null && target.place === address
  const others = pages.filter((page) => !isSame(page)).map((page) => ofPage(page, boot))
  const offered: LinkOption[] = [
    ...pages.filter(isSame).map((page) => ofPage(page, boot)),
    ...(address === null || search === '#' ? [] : [ofAddress(address)]),
    // Without a search, the few anchors of this page come first.
    ...(isUntouched ? [...anchors, ...others] : [...others, ...anchors]),
    ...files.map(ofFile),
    // The top of the page comes after the elements, for which users type `#`.
    ...(search === '#' ? [ofAddress(search)] : []),
  ]
  const options = now ? withPresent({ offered, now, boot }) : offered
  return {
    options,
    state: stateOf({ search, isLoading, error, count: options.length }),
    /** Of what was searched for before. */
    isOfBefore: words !== null && !error && data?.words !== words,
  }
}

/** Puts where the link leads now before all else, once. */
function withPresent({
  offered,
  now,
  boot,
}: {
  offered: readonly LinkOption[]
  now: PresentTarget
  boot: LinkPlaces['boot']
}): LinkOption[] {
  const known = offered.filter(({ target }) => isEqual(target, now.target))
  // An anchor is an address too: its element tells more.
  const own = known.at(-1) ?? ofPresent(now, boot)
  return [{ ...own, key: 'present', group: 'Leads to now' }, ...offered.filter((option) => !known.includes(option))]
}

function stateOf({
  search,
  isLoading,
  error,
  count,
}: {
  search: string
  isLoading: boolean
  error?: Error
  count: number
}): { text: string; isQuiet: boolean } {
  if (isRefused(search)) return { text: HREF_RULE, isQuiet: false }
  if (error) return { text: error.message, isQuiet: false }
  if (count > 0) return { text: `${count} found`, isQuiet: true }
  if (isLoading) return { text: 'Searching…', isQuiet: false }
  return { text: `Nothing is called “${search}”. An address begins with / or https://.`, isQuiet: false }
}

function ofPage(page: FoundTarget, boot: LinkPlaces['boot']): LinkOption {
  const language = boot.languages.length > 1 ? page.languageCode?.toUpperCase() : undefined
  const site = boot.sites.length > 1 ? boot.sites.find(({ id }) => id === page.siteId)?.name : undefined
  return {
    key: `page ${page.id}`,
    group: 'Pages',
    icon: FileText,
    title: page.title,
    place: page.place,
    note: [language, site, page.isPublic ? undefined : 'Not published'].filter(Boolean).join(' · '),
    target: { kind: 'document', relationTo: page.relationTo, id: page.id },
  }
}

function ofFile(file: FoundTarget): LinkOption {
  return {
    key: `file ${file.id}`,
    group: 'Files',
    icon: Image,
    title: file.title,
    place: file.place,
    target: { kind: 'document', relationTo: file.relationTo, id: file.id },
  }
}

/** A document that the search has not found. */
function ofPresent({ target, title, place }: PresentTarget, boot: LinkPlaces['boot']): LinkOption {
  if (target.kind === 'address') return ofAddress(target.href)
  const icon = target.relationTo === boot.collections.pages ? FileText : Image
  return { key: 'present', group: '', icon, title, place: place ?? '', target }
}

function ofAddress(href: string): LinkOption {
  const icons: [string, typeof FileText][] = [
    ['mailto:', Mail],
    ['tel:', Phone],
    ['#', Hash],
    ['/', CornerDownRight],
  ]
  return {
    key: 'address',
    group: 'Address',
    icon: icons.find(([start]) => href.startsWith(start))?.[1] ?? Globe,
    title: readableAddress(href),
    place: href,
    target: { kind: 'address', href },
  }
}
