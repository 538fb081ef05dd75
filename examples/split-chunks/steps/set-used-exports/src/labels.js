export const english = ['New note', 'Search', 'Backup', 'Settings'];
export const german = ['Neue Notiz', 'Suchen', 'Sicherung', 'Einstellungen'];
