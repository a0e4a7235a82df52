//! SPIR-V to WGSL, by naga.

use naga::back::wgsl::{self, WriterFlags};
use naga::front::spv;
use naga::valid::{Capabilities, GlobalUse, ModuleInfo, ValidationFlags, Validator};
use naga::{ImageClass, Module, StorageAccess, TypeInner};

/// The WGSL of a module, or why there is none.
pub(crate) fn of_spirv(bytes: &[u8]) -> Result<String, String> {
    let options = spv::Options {
        adjust_coordinate_space: false,
        strict_capabilities: false,
        block_ctx_dump_prefix: None,
    };
    let mut module = spv::parse_u8_slice(bytes, &options).map_err(|error| said(&error))?;
    let info = validated(&module)?;
    let info = if narrow(&mut module, &info) { validated(&module)? } else { info };
    wgsl::write_string(&module, &info, WriterFlags::empty()).map_err(|error| said(&error))
}

fn validated(module: &Module) -> Result<ModuleInfo, String> {
    let mut validator = Validator::new(ValidationFlags::all(), Capabilities::all());
    validator.validate(module).map_err(|error| said(error.as_inner()))
}

/// Says of images that are only written, or only read, just that: most formats of WGSL cannot be both. SPIR-V of HLSL says neither. Whether
/// there are such.
fn narrow(module: &mut Module, info: &ModuleInfo) -> bool {
    let mut is_narrowed = false;
    for (global, variable) in module.global_variables.iter_mut() {
        let entries = 0..module.entry_points.len();
        let uses = entries.fold(GlobalUse::empty(), |uses, entry| uses | info.get_entry_point(entry)[global]);
        let mut ty = module.types[variable.ty].clone();
        let TypeInner::Image { class: ImageClass::Storage { access, .. }, .. } = &mut ty.inner else {
            continue;
        };
        let unused = match (uses.contains(GlobalUse::READ), uses.contains(GlobalUse::WRITE)) {
            (false, true) => StorageAccess::LOAD,
            (true, false) => StorageAccess::STORE,
            _ => continue,
        };
        if access.contains(unused) && !access.contains(StorageAccess::ATOMIC) {
            access.remove(unused);
            variable.ty = module.types.insert(ty, naga::Span::UNDEFINED);
            is_narrowed = true;
        }
    }
    is_narrowed
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
