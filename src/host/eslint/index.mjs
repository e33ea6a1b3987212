import { sliceComponent } from './sliceComponent.mjs'

const rules = { 'slice-component': sliceComponent }

/**
 * Rules for what an application writes for Voix: `export default [...voix.configs.slices('src/slices')]` in `eslint.config.mjs`.
 *
 * - `voix/slice-component`: a slice's component is synchronous, has no hooks, runs on both sides, and uses `root`.
 */
export const voix = {
  meta: { name: 'voix' },
  rules,
  configs: {
    /**
     * All rules, for the components of the slices in a folder. TypeScript's parser is the application's own.
     *
     * @param {string} slicesDir the folder of the families, from the configuration's: `src/slices`
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
