import { writeFileSync } from 'node:fs'
import { API_SCHEMA, apiSchema } from './api-schema'

writeFileSync(API_SCHEMA, apiSchema())
