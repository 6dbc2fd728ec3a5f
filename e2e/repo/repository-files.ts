import { spawnSync } from 'node:child_process'

/** Every file of the repository, those that are not yet committed included, by its path from the root. */
export function allFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  const { stdout, status } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error('git cannot list the files of the repository')
  return stdout.split('\n').filter((file) => file !== '')
}
