import { Component, type ReactNode } from 'react';
import { FailedPage } from './failed-page';

interface ErrorBoundaryProps {
  /** When a failed page becomes active again, it gets another try. */
  readonly active: boolean;
  readonly children: ReactNode;
}

/** Renders `FailedPage` if its children fail. A class, because React offers no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.props.active && !previous.active && this.state.failed) {
      this.setState({ failed: false });
    }
  }

  override render() {
    return this.state.failed ? <FailedPage /> : this.props.children;
  }
}
