import { openDemo } from '../helpers/openDemo'

export default function setup(): Promise<() => Promise<void>> {
  return openDemo({ workers: 1 })
}
