import { Component, type ReactNode } from 'react'
import { reportBrokenDialog } from '@/lib/browser/dialogs/open-dialogs'

type ErrorBoundaryProps = { children: ReactNode; onError?: () => void }

/** Renders nothing once its content throws an error, so that the rest of the page stays (behaviour 13.4). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override state = { hasFailed: false }
  override componentDidCatch() {
    this.props.onError?.()
  }
  override render() {
    return !this.state.hasFailed && this.props.children
  }
}

type DialogBoundaryProps = { onClose: () => void; children: ReactNode }

/** Closes a dialog that throws an error, and says so in a toast (behaviour 13.4). */
export function DialogBoundary({ onClose, children }: DialogBoundaryProps) {
  const onError = () => {
    onClose()
    reportBrokenDialog()
  }
  return <ErrorBoundary onError={onError}>{children}</ErrorBoundary>
}
