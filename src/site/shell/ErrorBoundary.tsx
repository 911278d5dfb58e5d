import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is shown in place of the children once they have failed. */
  fallback: (message: string) => ReactNode;
  children: ReactNode;
}

/** Shows a fallback where its children fail to render or to update. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { message: string | undefined }> {
  override state = { message: undefined };

  static getDerivedStateFromError(thrown: unknown) {
    return { message: String(thrown) };
  }

  override render() {
    const { message } = this.state;
    return message === undefined ? this.props.children : this.props.fallback(message);
  }
}
