//! SPIR-V to WGSL, by naga.

use naga::back::wgsl::{self, WriterFlags};
use naga::front::spv;
use naga::valid::{Capabilities, ValidationFlags, Validator};

/// The WGSL of a module, or why there is none.
pub(crate) fn of_spirv(bytes: &[u8]) -> Result<String, String> {
    let options = spv::Options {
        adjust_coordinate_space: false,
        strict_capabilities: false,
        block_ctx_dump_prefix: None,
    };
    let module = spv::parse_u8_slice(bytes, &options).map_err(|error| said(&error))?;
    let mut validator = Validator::new(ValidationFlags::all(), Capabilities::all());
    let info = validator.validate(&module).map_err(|error| said(error.as_inner()))?;
    wgsl::write_string(&module, &info, WriterFlags::empty()).map_err(|error| said(&error))
}

/// An error with what caused it.
fn said(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text.push_str(": ");
        text.push_str(&error.to_string());
        cause = error.source();
    }
    text
}
