/**
 * Count in `hashed` what is hashed from now on.
 */
export default () => {
  self.hashed = 0;
  if (Object.hasOwn(crypto.subtle, "digest")) return;
  /** @param {Parameters<SubtleCrypto["digest"]>} all */
  crypto.subtle.digest = function (...all) {
    self.hashed += 1;
    return SubtleCrypto.prototype.digest.apply(this, all);
  };
};
