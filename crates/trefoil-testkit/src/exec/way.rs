//! The names of the ways from a source to the driver.

/// A way from the source to the driver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// DXC's SPIR-V.
    Dxc,
    /// DXC's DXIL, through vkd3d: taken only to see whose fault a failure on the next way is.
    DxcDxil,
    /// DXC's DXIL without optimisation, read by us and written again, through vkd3d.
    RereadOd,
    /// As that, with all of DXC's optimisations.
    RereadO3,
    /// What we assemble of DXC's listing of its DXIL, through vkd3d.
    Assembled,
    /// Our DXIL of LLVM IR, through vkd3d.
    Llc,
    /// Our SPIR-V.
    Spirv,
    /// Our DXIL, through vkd3d.
    Dxil,
    /// Our DXBC, through vkd3d.
    Dxbc,
}

/// The ways that every test goes, DXC's first.
pub const WAYS: [Way; 4] = [Way::Dxc, Way::Spirv, Way::Dxil, Way::Dxbc];

impl Way {
    /// Its name in tests.
    pub fn name(self) -> &'static str {
        match self {
            Way::Dxc => "dxc",
            Way::DxcDxil => "dxc-dxil",
            Way::RereadOd => "reread-od",
            Way::RereadO3 => "reread-o3",
            Way::Assembled => "assembled",
            Way::Llc => "llc",
            Way::Spirv => "spirv",
            Way::Dxil => "dxil",
            Way::Dxbc => "dxbc",
        }
    }

    /// The way called so.
    pub fn parse(name: &str) -> Option<Way> {
        let theirs = [Way::Dxc, Way::DxcDxil, Way::RereadOd, Way::RereadO3, Way::Assembled];
        let ours = [Way::Llc, Way::Spirv, Way::Dxil, Way::Dxbc];
        theirs.into_iter().chain(ours).find(|way| way.name() == name)
    }
}
