import { Component } from 'react';

export class Boundary extends Component {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p>
        Loading failed. <a href="">Reload the page</a>
      </p>
    );
  }
}
