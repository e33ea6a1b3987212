import type { Contract } from './endpoint'
import * as api from './api'
import * as caches from './caches'
import * as collaboration from './collaboration'
import * as findings from './findings'
import * as forms from './forms'
import * as headTags from './headTags'
import * as layouts from './layouts'
import * as lifecycle from './lifecycle'
import * as paths from './paths'
import * as recipes from './recipes'
import * as redirects from './redirects'
import * as releases from './releases'
import * as review from './review'
import * as saving from './saving'
import * as site from './site'
import * as slices from './slices'
import * as start from './start'
import * as translation from './translation'
import * as users from './users'
import * as uses from './uses'
import * as versions from './versions'

/** The endpoints of the product by subject, without Payload's own endpoints of documents and settings. */
const SUBJECTS: Readonly<Record<string, object>> = {
  'Opening and saving pages': saving,
  'Working together': collaboration,
  Versions: versions,
  Reviews: review,
  'Lifecycle of pages': lifecycle,
  Paths: paths,
  Translations: translation,
  Releases: releases,
  Findings: findings,
  'Start page': start,
  'Where documents are used': uses,
  Recipes: recipes,
  Slices: slices,
  Layouts: layouts,
  'Head tags': headTags,
  Redirects: redirects,
  Caches: caches,
  Forms: forms,
  Users: users,
  'The site': site,
  'This description': api,
}

export interface Subject {
  name: string
  contracts: readonly Contract[]
}

/** Returns all endpoints of the product, in the order of the documentation. */
export function allContracts(): readonly Subject[] {
  return Object.entries(SUBJECTS).map(([name, module]) => ({
    name,
    contracts: Object.values(module).filter(isContract),
  }))
}

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'caller' in value && 'method' in value && 'path' in value
}
