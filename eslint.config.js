import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { importTable } from './eslint-import-table.js'

/**
 * Who may import whom below `src/`. A folder sees itself, what is listed for it, and nothing else of ours.
 * Paths are below `src/`; a folder stands for all that is in it.
 */
const portTypes = ['ports', 'actors/ports.ts', 'actors/types.ts', 'actors/runtime-types.ts', 'errors.ts']
const edge = ['actors', 'api', 'keys', 'machines', 'ports', 'secrets', 'webhooks', 'errors.ts', 'text.ts']
const table = {
  'config.ts': ['setting.ts', 'errors.ts'],
  'setting.ts': ['errors.ts'],
  'errors.ts': [],
  'load-later.ts': [],
  'text.ts': ['actors/types.ts'],
  // Of the ports, machines see the words of their own effects: types without a trace at run time.
  machines: ['actors/types.ts', 'ports/language.ts', 'ports/telephony.ts', 'ports/voice.ts', 'ports/webhooks.ts'],
  ports: ['actors/types.ts', 'actors/ports.ts'],
  actors: ['machines', 'ports', 'errors.ts', 'text.ts'],
  store: portTypes,
  scheduling: portTypes,
  language: [...portTypes, 'load-later.ts'],
  audio: ['ports'],
  providers: [...portTypes, 'actors/pause.ts', 'audio', 'language', 'load-later.ts'],
  media: [...portTypes, 'audio'],
  phone: [
    'actors',
    'api/phone-calls.ts',
    'api/plugins/errors.ts',
    'language',
    'machines',
    'media',
    'ports',
    'providers',
    'secrets',
    'errors.ts',
    'load-later.ts',
  ],
  webhooks: [...portTypes, 'load-later.ts'],
  moving: ['actors', 'ports', 'secrets', 'errors.ts'],
  keys: ['errors.ts'],
  secrets: ['errors.ts'],
  api: edge,
  console: edge,
}

export default defineConfig(
  {
    ignores: [
      'node_modules/',
      'data/',
      'coverage/',
      'src/api/openapi-types.ts',
      'src/console/openapi-types.ts',
      'web/',
      'deploy/', // for mongosh, which has globals of its own
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { parley: { rules: { 'import-table': importTable } } },
    rules: {
      'parley/import-table': ['error', { root: `${import.meta.dirname}/src`, table }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    },
  },
  {
    // XState reads its types from `types: {} as …`, which the rule takes for an idle assertion.
    files: ['src/machines/**', 'test/**', 'bench/**'],
    rules: { '@typescript-eslint/no-unnecessary-type-assertion': 'off' },
  },
  { files: ['*.js', 'src/start.js'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/machines/**', 'src/actors/step.ts', 'src/actors/chart/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'xstate', message: 'XState stays in src/machines, src/actors/step.ts and chart/ beside it.' },
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
)
