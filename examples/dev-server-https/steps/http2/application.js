import finalhandler from 'finalhandler';
import Router from 'router';

/** @returns {Promise<any>} */
export async function createApplication() {
  const router = Router();
  const application = (request, response) => {
    router(request, response, finalhandler(request, response));
  };
  application.use = (...middleware) => router.use(...middleware);
  return application;
}
