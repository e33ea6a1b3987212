import { sliceComponent } from './sliceComponent.mjs'

const rules = { 'slice-component': sliceComponent }

/**
 * ESLint rules for an application's slices: `export default [...voix.configs.slices('src/slices')]` in
 * `eslint.config.mjs`.
 *
 * - `voix/slice-component`: a slice's component is synchronous, has no hooks, runs on both sides, and uses `root`.
 */
export const voix = {
  meta: { name: 'voix' },
  rules,
  configs: {
    /**
     * All rules, for the components of the slices in a folder. The application configures TypeScript's parser itself.
     *
     * @param {string} slicesDir the folder of the slice families, relative to the configuration: `src/slices`
     */
    slices: (slicesDir) => [
      {
        files: [`${slicesDir}/*/*/Component.{tsx,jsx}`],
        plugins: { voix: { rules } },
        rules: { 'voix/slice-component': 'error' },
      },
    ],
  },
}
