/** @jest-environment node */
import { wayOf } from '../quality/command-ways'
import { documentedCommands } from './documented-commands'

it('`npm run quality -- commands` has a way to try every command that the documents show', () => {
  const commands = documentedCommands()
  expect(commands).toEqual(expect.arrayContaining(['npm install', 'npm run demo', 'npm test']))
  expect(commands.filter((command) => wayOf(command) === undefined)).toEqual([])
})
