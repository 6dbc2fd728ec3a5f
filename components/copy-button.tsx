'use client'

import { Check, Copy } from 'lucide-react'
import { IconButton } from './ui/icon-button'
import { useCopy } from '@/lib/browser/use-copy'

type CopyButtonProps = {
  /** What is copied. */
  value: string
  /** What the button does, for screen readers: 'Copy mint address'. */
  label: string
  className?: string
}

/** Copies a value and says so for 2000 ms. */
export function CopyButton({ value, label, className }: CopyButtonProps) {
  const { isCopied, copy } = useCopy()
  return (
    <>
      <IconButton
        label={isCopied ? 'Copied' : label}
        className={className}
        onClick={() => copy(value)}
      >
        {isCopied ? (
          <Check size={14} strokeWidth={1.75} aria-hidden="true" className="text-ok" />
        ) : (
          <Copy size={14} strokeWidth={1.75} aria-hidden="true" />
        )}
      </IconButton>
      {isCopied && (
        <span role="status" className="sr-only">
          Copied
        </span>
      )}
    </>
  )
}
