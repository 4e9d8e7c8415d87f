import { Component, type ReactNode } from 'react';
import { goTo } from '../router/use-arrival';
import { FailedPage } from './failed-page';
import { restoreFields } from './restore-fields';

interface ErrorBoundaryProps {
  /** When a failed page becomes active again, it gets another try. */
  readonly active: boolean;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/** Renders `FailedPage` if its children fail. A class, because React offers no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ active }: ErrorBoundaryProps, { failed }: ErrorBoundaryState) {
    if (failed && !this.state.failed) restoreFields();
    if (!this.props.active) return;
    if (!active) this.retry();
    // The element that had the focus is gone.
    else if (!failed && this.state.failed) goTo();
  }

  retry = (then?: () => void) => {
    if (this.state.failed) this.setState({ failed: false }, then);
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return <FailedPage onRetry={() => this.retry(goTo)} />;
  }
}
