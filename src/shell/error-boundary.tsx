import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** When a failed page becomes active again, it gets another try. */
  readonly active: boolean;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders `fallback` where its children fail to render. A class, because React offers no hook for
 * this.
 */
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
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
