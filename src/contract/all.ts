import * as api from './api'
import type { Contract } from './endpoint'
import * as findings from './findings'
import * as start from './start'
import * as uses from './uses'

/** The endpoints of the product by subject. Payload's own endpoints of documents are not among them. */
const SUBJECTS: Readonly<Record<string, object>> = {
  Findings: findings,
  'Start page': start,
  'Where documents are used': uses,
  'This description': api,
}

export interface Subject {
  name: string
  contracts: readonly Contract[]
}

/** Every endpoint of the product, in the order of the documentation. */
export function allContracts(): readonly Subject[] {
  return Object.entries(SUBJECTS).map(([name, module]) => ({ name, contracts: Object.values(module).filter(isContract) }))
}

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'caller' in value && 'method' in value && 'path' in value
}
