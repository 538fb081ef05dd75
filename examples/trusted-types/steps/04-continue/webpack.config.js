export default {
  mode: 'production',
  output: {
    trustedTypes: { policyName: 'cart', onPolicyCreationFailure: 'continue' },
  },
};
