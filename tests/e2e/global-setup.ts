import type { FullConfig } from '@playwright/test'
import { openDemo } from '../helpers/openDemo'

export default function setup({ projects, workers }: FullConfig): Promise<() => Promise<void>> {
  return openDemo({ port: Number(new URL(projects[0]?.use.baseURL ?? '').port), workers })
}
