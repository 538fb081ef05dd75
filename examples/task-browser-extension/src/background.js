import { minutes } from './minutes.js';

chrome.runtime.onMessage.addListener(({ words }, { tab }) => {
  chrome.storage.session.set({ words });
  chrome.action.setBadgeText({ tabId: tab.id, text: minutes(words) });
});
