//! The shader models of the byte code: what one has that another lacks is a field of its row.

use trefoil_dxcontainer::FourCc;
use trefoil_dxcontainer::ShaderModel;

/// The properties of a shader model.
#[derive(Debug)]
pub(crate) struct Model {
    /// Its number.
    pub(crate) version: ShaderModel,
    /// The part that the tokens lie in.
    pub(crate) part: FourCc,
    /// Whether an operand names a range and a register within it, and declarations say a space. Without ranges every register
    /// is declared by itself, in one space, and an operand names it by a constant.
    pub(crate) ranges: bool,
    /// The registers of a class, where they have an end: constant buffers, samplers, read-only views, writable views.
    pub(crate) registers: [u32; 4],
    /// Whether the views that a pixel shader writes stand in one row with its targets, which come first.
    pub(crate) views_after_targets: bool,
    /// Whether a geometry shader's output goes to streams.
    pub(crate) streams: bool,
    /// Whether instructions say which of their results are precise.
    pub(crate) precise: bool,
    /// Whether all kinds of views can be written, in any number. Without, a compute shader alone writes a single raw or structured
    /// one.
    pub(crate) writable_views: bool,
    /// Whether memory of the group is read and written freely.
    pub(crate) shared_memory: bool,
    /// Whether raw and structured buffers need to be asked for.
    pub(crate) asks_for_raw_buffers: bool,
    /// Whether a gather says the component that it takes.
    pub(crate) gathers_components: bool,
    /// Whether views of more than one 32-bit component can be loaded from and written.
    pub(crate) loads_typed_views: bool,
    /// The registers of a signature.
    pub(crate) signature_rows: u32,
}

/// No end to the registers of any class.
const ENDLESS: [u32; 4] = [u32::MAX; 4];

/// As many registers of each class as Direct3D 11 has slots.
const SLOTS: [u32; 4] = [14, 16, 128, 64];

/// Shader model 4.0, from which the next ones differ.
const FIRST: Model = Model {
    version: ShaderModel::new(4, 0),
    part: FourCc::SHDR,
    ranges: false,
    registers: SLOTS,
    views_after_targets: true,
    streams: false,
    precise: false,
    writable_views: false,
    shared_memory: false,
    asks_for_raw_buffers: true,
    gathers_components: false,
    loads_typed_views: false,
    signature_rows: 16,
};

/// Shader model 5.0.
const FIFTH: Model = Model {
    version: ShaderModel::new(5, 0),
    part: FourCc::SHEX,
    streams: true,
    precise: true,
    writable_views: true,
    shared_memory: true,
    asks_for_raw_buffers: false,
    gathers_components: true,
    signature_rows: 32,
    ..FIRST
};

/// The rows, the latest first.
static MODELS: [Model; 4] = [
    Model {
        version: ShaderModel::new(5, 1),
        ranges: true,
        registers: ENDLESS,
        views_after_targets: false,
        loads_typed_views: true,
        ..FIFTH
    },
    FIFTH,
    Model { version: ShaderModel::new(4, 1), signature_rows: 32, ..FIRST },
    FIRST,
];

impl Model {
    /// The row of a shader model: later ones than 5.1 have its byte code.
    pub(crate) fn of(version: ShaderModel) -> &'static Model {
        MODELS.iter().find(|row| row.version <= version).unwrap_or(&MODELS[3])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_found_by_number() {
        let of = |major, minor| Model::of(ShaderModel::new(major, minor)).version.to_string();
        assert_eq!([of(4, 0), of(4, 1), of(5, 0), of(5, 1), of(6, 6)], ["4.0", "4.1", "5.0", "5.1", "5.1"]);
    }
}
