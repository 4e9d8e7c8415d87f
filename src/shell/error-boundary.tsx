import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly shown: boolean;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Shows `fallback` where a page fails while rendering; shown again, it tries again. A class: React has no other way to catch. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ shown }: ErrorBoundaryProps) {
    if (this.props.shown && !shown && this.state.failed) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
