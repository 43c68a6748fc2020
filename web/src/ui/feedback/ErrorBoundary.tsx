// Catches what breaks while rendering, reports it and leaves the user a way on.
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashPage } from './CrashPage.tsx';

interface ErrorBoundaryProps {
  onError: (error: unknown, info: ErrorInfo) => void;
  /** A new value (the address) means the user went elsewhere: the broken page is forgotten. */
  resetKey?: string;
  children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError(error, info);
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <CrashPage onRetry={() => this.setState({ failed: false })} />;
  }
}
