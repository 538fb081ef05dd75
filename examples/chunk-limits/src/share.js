navigator.share({ title: document.title, url: location.href });
