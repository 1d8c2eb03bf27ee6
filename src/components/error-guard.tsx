import { Component, type ReactNode } from "react";

interface ErrorGuardProps {
  onError(): void;
  children: ReactNode;
}

/** Keeps an error of what stands in it from the page around it: renders nothing from then on, and says so. */
export class ErrorGuard extends Component<ErrorGuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
