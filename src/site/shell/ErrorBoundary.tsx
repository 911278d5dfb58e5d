import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is shown in place of the children once they have failed. */
  fallback: (message: string) => ReactNode;
  /** The children that failed are tried again when it changes. */
  resetKey?: string | undefined;
  children: ReactNode;
}

interface ErrorBoundaryState {
  readonly message?: string | undefined;
}

/** Shows a fallback where its children fail to render or to update. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { message: String(thrown) };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps, { message }: ErrorBoundaryState) {
    // What failed in this very update would fail again.
    if (message !== undefined && resetKey !== this.props.resetKey) this.setState({ message: undefined });
  }

  override render() {
    const { message } = this.state;
    return message === undefined ? this.props.children : this.props.fallback(message);
  }
}
