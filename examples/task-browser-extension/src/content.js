const words = document.body.innerText.split(/\s+/).length;

chrome.runtime.sendMessage({ words });
