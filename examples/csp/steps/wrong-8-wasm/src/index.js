import('./tea.wasm');
