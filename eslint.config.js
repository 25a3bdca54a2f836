import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { fileName } from './eslint-file-name.js'
import { importTable } from './eslint-import-table.js'

/**
 * Who may import whom below `src/`. A folder sees itself, what is listed for it, and nothing else of ours.
 * Paths are below `src/`; a folder stands for all that is in it, and the first row that fits a file is its row.
 */
const kernelTypes = ['actors/types.ts', 'actors/ports', 'actors/runtime/runtime-types.ts']
// Of the ports, machines see the words of their own effects: types and constants.
const machineWords = [
  'actors/contract',
  'actors/types.ts',
  'ports/language.ts',
  'ports/telephony.ts',
  'ports/voice.ts',
  'ports/webhooks.ts',
  'base',
]
const table = {
  base: [],
  'config.ts': ['env-reader.ts', 'base'],
  'env-reader.ts': ['base'],
  // The kernel knows nothing of the product: it could be a package of its own.
  'actors/contract': ['actors/types.ts', 'base'],
  'actors/step': ['actors/contract', 'actors/types.ts', 'base'],
  'actors/journal': [
    'actors/contract',
    'actors/step',
    'actors/machine-lookup.ts',
    'actors/ports',
    'actors/types.ts',
    'base',
  ],
  actors: ['base'],
  // What calls and conversations share knows neither of them, nor they each other.
  'machines/dialogue': ['machines/flow', ...machineWords],
  'machines/call': ['machines/dialogue', 'machines/flow', ...machineWords],
  'machines/conversation': ['machines/dialogue', 'machines/flow', ...machineWords],
  machines: machineWords,
  ports: ['actors/types.ts', 'actors/ports', 'base'],
  effects: ['actors', 'machines', 'ports', 'base'],
  store: [...kernelTypes, 'ports', 'base'],
  language: ['ports', 'base'],
  // Conversations without a store, for whoever measures an agent.
  evaluation: ['actors/contract', 'actors/step', 'actors/types.ts', 'language', 'machines', 'ports', 'base'],
  media: ['ports', 'base'],
  'providers/speech': ['media/audio', 'providers/vendor-values.ts', 'ports', 'base'],
  providers: ['media/audio', 'ports', 'base'],
  simulator: ['media/audio', 'ports', 'providers', 'base'],
  security: ['ports', 'base'],
  // What deliveries say of a call stands in its journal.
  webhooks: [...kernelTypes, 'actors/journal/journal-row.ts', 'machines', 'ports', 'security', 'base'],
  transfer: ['actors', 'ports', 'security', 'base'],
  telephony: [
    'actors',
    'api/http/errors.ts',
    'language',
    'machines',
    'media',
    'ports',
    'providers',
    'security',
    'base',
  ],
  api: ['actors', 'machines', 'ports', 'security', 'base'],
  console: ['actors', 'api', 'machines', 'ports', 'security', 'webhooks', 'base'],
  'startup/recurring-jobs.ts': ['ports', 'base'],
  // These put the parts together.
  startup: ['*'],
  'app.ts': ['*'],
  'main.ts': ['app.ts', 'config.ts', 'startup', 'base'],
  'start.js': ['main.ts'],
}

/** Packages that a folder may import; `node:` is what Node brings. A folder that is not named may import any. */
const packages = {
  base: ['re2js', 'node:'],
  actors: ['xstate', 'lru-cache', 'node:'],
}

export default defineConfig(
  {
    ignores: [
      'node_modules/',
      'data/',
      'coverage/',
      'src/api/openapi-types.ts',
      'src/console/openapi-types.ts',
      'lib/',
      'web/dist/',
      'web/.dist-*/',
      'deploy/', // for mongosh, which has globals of its own
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { parley: { rules: { 'import-table': importTable, 'file-name': fileName } } },
    rules: {
      'parley/import-table': ['error', { root: `${import.meta.dirname}/src`, table, packages }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    },
  },
  {
    files: ['{src,scripts,bench,test,web/src}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.ts', 'test/support/mongod/global-setup.ts'],
    rules: { 'parley/file-name': 'error' },
  },
  {
    // XState reads its types from `types: {} as …`, which the rule takes for an idle assertion.
    files: ['src/machines/**', 'test/**', 'bench/**'],
    rules: { '@typescript-eslint/no-unnecessary-type-assertion': 'off' },
  },
  {
    files: ['*.js', 'src/**/*.js', 'scripts/*.js', 'examples/**/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    files: ['examples/**/*.js'],
    languageOptions: {
      globals: { Buffer: 'readonly', console: 'readonly', fetch: 'readonly', setTimeout: 'readonly' },
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/machines/**', 'src/actors/contract/**', 'src/actors/step/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['xstate', 'xstate/*'],
              message: 'XState stays in src/machines, src/actors/contract and src/actors/step.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/config.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'src/config.ts alone reads the environment.' },
      ],
      'no-console': 'error',
    },
  },
  {
    files: ['web/src/**'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'Texts are shown as texts.' },
      ],
      // Redirects of the router are thrown, and are no errors.
      '@typescript-eslint/only-throw-error': 'off',
      // What hooks return are plain objects of functions.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // What thinks knows nothing of React, so that it is tested without a browser.
    files: ['web/src/flow/**', 'web/src/machine/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['react', 'react-dom', '@mantine/*', '@tanstack/*', '**/scenes/**'] },
      ],
    },
  },
)
