import { ENDPOINTS, type Endpoint, type ResourceName } from '../contract/endpoints';

/** The kind behind a react-admin resource. Throws on a name that the endpoints table does not know. */
export const kindOf = (resource: string): ResourceName => {
  if (!Object.hasOwn(ENDPOINTS, resource)) throw new Error(`There are no calls for '${resource}'`);
  return resource as ResourceName;
};

/** The calls of a react-admin resource. */
export const endpointOf = (resource: string): Endpoint => ENDPOINTS[kindOf(resource)];
