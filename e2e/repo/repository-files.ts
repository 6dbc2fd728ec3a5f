import { spawnSync } from 'node:child_process'

/** Returns the paths of all files of the repository, uncommitted ones included. */
export function allFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  const { stdout, status } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error('git cannot list the files of the repository')
  return stdout.split('\n').filter((file) => file !== '')
}
