/** @jest-environment node */
import { groupedBy } from './order'

it('groups and their items keep their sequence', () => {
  expect([...groupedBy(['b1', 'a1', 'b2', 'a2'], ([letter]) => letter)]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1', 'a2']],
  ])
})
