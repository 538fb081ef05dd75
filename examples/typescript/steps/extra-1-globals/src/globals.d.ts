declare const REGION: string;

interface ImportMetaEnv {
  readonly WEBPACK_API_URL: string;
}
