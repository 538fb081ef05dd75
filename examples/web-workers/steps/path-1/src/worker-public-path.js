__webpack_public_path__ = self.name;
