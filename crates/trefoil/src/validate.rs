//! Validation of containers.

use crate::Session;
pub use trefoil_validate::{Finding, Findings, Limits, Place as FoundAt, Rule};

/// Checks that a container keeps the rules of DXIL, whoever made it; `docs/validation.md` lists those that are checked.
///
/// # Errors
/// What was found, at least one rule that is broken.
pub fn validate(container: &[u8], limits: Limits) -> Result<(), Findings> {
    trefoil_validate::validate(container, limits)
}

/// As [`validate`], of a module without a container.
///
/// # Errors
/// As for [`validate`].
pub fn validate_bitcode(bitcode: &[u8], limits: Limits) -> Result<(), Findings> {
    trefoil_validate::validate_bitcode(bitcode, limits)
}

impl Session {
    /// Checks that a container keeps the rules of DXIL, whoever made it.
    ///
    /// ```
    /// use trefoil::{NoIncludes, Options, Profile, Request, Session, Target};
    ///
    /// let session = Session::new();
    /// let made = session.compile(&Request {
    ///     source_name: "a.hlsl",
    ///     source: b"float4 main() : SV_Target { return 1; }",
    ///     entry: "main",
    ///     profile: Profile::parse("ps_6_0").unwrap(),
    ///     target: Target::Dxil,
    ///     options: Options::default(),
    ///     include: &NoIncludes,
    /// })?;
    /// assert!(session.validate(&made.bytes).is_ok());
    /// let cut = session.validate(&made.bytes[..40]).unwrap_err();
    /// assert_eq!(cut.list[0].rule.code(), "Container.ContentInvalid");
    /// # Ok::<(), trefoil::Diagnostics>(())
    /// ```
    ///
    /// # Errors
    /// What was found, at least one rule that is broken.
    pub fn validate(&self, container: &[u8]) -> Result<(), Findings> {
        validate(container, Limits::default())
    }
}
