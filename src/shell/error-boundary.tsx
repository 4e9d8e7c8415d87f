import { Component, type ReactNode } from 'react';
import { goTo } from '../router/arrival';
import { FailedPage } from './failed-page';

interface ErrorBoundaryProps {
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

  /** `<Activity>` calls this each time the page becomes active: it gets another try. */
  override componentDidMount() {
    if (this.state.failed) this.setState({ failed: false });
  }

  override componentDidUpdate(_: ErrorBoundaryProps, { failed }: ErrorBoundaryState) {
    // The element that had the focus is gone.
    if (!failed && this.state.failed) goTo();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <FailedPage onRetry={() => this.setState({ failed: false }, goTo)} />;
  }
}
