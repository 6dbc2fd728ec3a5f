import next from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'

// A layer may import from the layers it names, and from no other.
const layers = {
  'lib/domain': [],
  'lib/view': ['lib/domain'],
  'lib/upstream': ['lib/domain'],
  'lib/server': ['lib/upstream', 'lib/domain'],
  'lib/browser': ['lib/upstream', 'lib/view', 'lib/domain'],
  'components/ui': [],
  components: ['components/ui', 'lib/browser', 'lib/view', 'lib/domain'],
  'scripts/export': ['lib/upstream', 'lib/view', 'lib/domain'],
}
// 'app', 'scripts' and 'e2e' have no line in `layers`: they may import everything.
const everyLayer = [...Object.keys(layers), 'app', 'scripts', 'e2e']
const within = (inner, outer) => inner === outer || inner.startsWith(`${outer}/`)
const zones = Object.entries(layers).flatMap(([target, allowed]) =>
  everyLayer
    .filter((from) => !within(from, target) && !within(target, from) && !allowed.includes(from))
    .map((from) => ({
      target: `./${target}`,
      from: `./${from}`,
      message: `${target} may import only: ${allowed.join(', ') || 'nothing of ours'}`,
    })),
)
zones.push({
  target: './components/ui',
  from: './components',
  except: ['./ui'],
  message: 'primitives know no feature',
})
const restrictedPaths = (someZones) => [
  'error',
  { basePath: import.meta.dirname, zones: someZones },
]
// Mocks and made-up data never get into the app: only tests, testing folders and e2e may import them.
const testingZone = {
  target: '.',
  from: './**/testing/**',
  message: 'production code may not import from a testing folder',
}

const io = ['fetch', 'localStorage', 'sessionStorage', 'window', 'document', 'navigator'].map(
  (name) => ({ name, message: 'IO lives in lib/upstream or lib/browser' }),
)

// Translators replace text nodes, and React then fails when it changes what is next to them (behaviour 13.12).
const BARE_TEXT = 'JSXText[value=/\\S/]'
const CHANGING = 'JSXExpressionContainer:not([expression.type=/^(Literal|JSXEmptyExpression)$/])'
const bareText = [`${CHANGING} ~ ${BARE_TEXT}`, `${BARE_TEXT} ~ ${CHANGING}`].map((selector) => ({
  selector,
  message: 'give the text an element of its own: translators replace text nodes',
}))

const impure = [
  { object: 'Date', property: 'now', message: 'take the time as an argument' },
  { object: 'Math', property: 'random' },
]
// Such a word alone doesn't say what it stands for; `knownPrices` and `shownEvents` do.
const vagueNames = [
  ...['of', 'known', 'shown', 'own', 'each', 'some', 'found', 'those', 'all'],
  ...['kept', 'said', 'means', 'works'],
]
// A name says what a value is ('rescheduledRounds') or what a function does ('rememberSubmit').
const vagueDeclarations = [
  ':matches(VariableDeclarator, FunctionDeclaration) > Identifier.id[name=/^(kept|note|follow|of)[A-Z]/]',
  ':matches(TSTypeAliasDeclaration, TSInterfaceDeclaration) > Identifier.id[name=/Of$/]',
].map((selector) => ({ selector, message: 'name the thing itself' }))
const grouping = {
  selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression',
  message: 'write the properties themselves',
}
// The oldest browsers of package.json's browserslist lack these, and no type says so.
const aboveBrowserFloor = [
  ...[
    ['AbortSignal', 'any'],
    ['URL', 'canParse'],
    ['URL', 'parse'],
    // Our names for URLSearchParams, because the rule can't see types.
    ['params', 'size'],
    ['query', 'size'],
    ['searchParams', 'size'],
  ].map(([object, property]) => ({ object, property })),
  { property: 'checkVisibility' },
].map((each) => ({ ...each, message: 'browsers of our floor do not know it' }))

const config = [
  {
    ignores: [
      '.next/**',
      '.stryker-tmp/**',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...next,
  ...nextTypescript,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false } },
    rules: {
      'import/no-restricted-paths': restrictedPaths(zones),
      'import/no-default-export': 'error',
      'id-denylist': ['error', ...vagueNames],
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', grouping, ...vagueDeclarations],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'],
    rules: {
      'import/no-restricted-paths': restrictedPaths([...zones, testingZone]),
      'no-restricted-properties': ['error', ...aboveBrowserFloor],
    },
  },
  {
    files: ['components/**/*.tsx', 'app/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', grouping, ...vagueDeclarations, ...bareText] },
  },
  {
    files: ['lib/domain/**', 'lib/view/**', 'components/**', 'app/**'],
    rules: { 'no-restricted-globals': ['error', ...io] },
  },
  {
    files: ['lib/domain/**', 'lib/view/**', 'lib/upstream/**', 'lib/server/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['react', 'react-dom', '@tanstack/react-query'],
          patterns: ['next', 'next/*', '@radix-ui/*'],
        },
      ],
    },
  },
  {
    files: ['lib/domain/**', 'lib/view/**'],
    rules: { 'no-restricted-properties': ['error', ...impure] },
  },
  {
    files: ['lib/domain/**', 'lib/view/**'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-properties': ['error', ...impure, ...aboveBrowserFloor] },
  },
  {
    files: [
      'app/**/{page,layout,error,global-error,not-found,loading}.tsx',
      'app/{manifest,robots,sitemap}.ts',
      '*.config.{ts,mjs}',
      'e2e/**',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
]

export default config
