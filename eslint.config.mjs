import tseslint from 'typescript-eslint'
import { localApiAccess } from './scripts/eslint/localApiAccess.mjs'
import { pressedKey } from './scripts/eslint/pressedKey.mjs'
import { voix } from './src/host/eslint/index.mjs'

const GENERATED = ['src/payload-types.ts', 'src/migrations/**', 'src/app/(payload)/voix/importMap.js', 'next-env.d.ts']

export default tseslint.config(
  {
    ignores: [
      'node_modules/**',
      '.next*/**',
      '.data*/**',
      'reports/**',
      'test-results/**',
      'dist/**',
      'tests/blank/{app,installed}/**',
      ...GENERATED,
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-expect-error': true, 'ts-nocheck': true, 'ts-check': false },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    extends: [tseslint.configs.recommended],
    rules: { '@typescript-eslint/no-unused-expressions': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts'],
    ignores: ['**/*.spec.{ts,tsx}'],
    plugins: { own: { rules: { 'local-api-access': localApiAccess } } },
    rules: { 'own/local-api-access': 'error' },
  },
  {
    files: ['src/{studio,admin}/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}', 'src/studio/dom/pressedKey.ts'],
    plugins: { keys: { rules: { 'pressed-key': pressedKey } } },
    rules: { 'keys/pressed-key': 'error' },
  },
  ...voix.configs.slices('src/blocks'),
)
