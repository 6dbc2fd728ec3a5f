import { growWithText } from './styles/grow-with-text.mjs'

const config = { plugins: ['@tailwindcss/postcss', growWithText] }

export default config
