//! The routes from a source to the driver.

use trefoil::{Profile, ShaderModel, Stage};

/// A route from the source to the driver: whose compiler, to which form, through which translator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route {
    /// DXC's SPIR-V.
    Dxc,
    /// DXC's DXIL, through vkd3d: it shows whether vkd3d or trefoil is at fault when [`Route::Dxil`] fails.
    DxcDxil,
    /// DXC's DXIL without optimisation, read by us and written again, through vkd3d.
    RereadOd,
    /// As that, with all of DXC's optimisations.
    RereadO3,
    /// What we assemble of DXC's listing of its DXIL, through vkd3d.
    Assembled,
    /// Our DXIL of LLVM IR, through vkd3d.
    Llc,
    /// Our SPIR-V of LLVM IR for Vulkan.
    LlcSpirv,
    /// Our DXIL of what clang makes of HLSL at an optimisation level, through vkd3d.
    Clang(Level),
    /// Our SPIR-V of what clang makes of HLSL for Vulkan.
    ClangSpirv(Level),
    /// Our SPIR-V.
    Spirv,
    /// Our DXIL, through vkd3d.
    Dxil,
    /// Our DXBC, through vkd3d.
    Dxbc,
    /// Our DXBC of an older shader model, through vkd3d.
    Older(Older),
}

/// How far clang optimises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// `-O0`: variables in memory, every call as it is written.
    O0,
    /// `-O1`
    O1,
    /// `-O3`: loops unrolled, branches joined.
    O3,
}

impl Level {
    /// Clang's option.
    pub fn option(self) -> &'static str {
        match self {
            Level::O0 => "-O0",
            Level::O1 => "-O1",
            Level::O3 => "-O3",
        }
    }
}

/// A shader model of byte code before 5.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Older {
    /// Shader model 5.0.
    V5_0,
    /// Shader model 4.1.
    V4_1,
    /// Shader model 4.0.
    V4_0,
}

impl Older {
    /// All of them, the latest first.
    pub const ALL: [Older; 3] = [Older::V5_0, Older::V4_1, Older::V4_0];

    /// The shader model.
    pub fn model(self) -> ShaderModel {
        match self {
            Older::V5_0 => ShaderModel::new(5, 0),
            Older::V4_1 => ShaderModel::new(4, 1),
            Older::V4_0 => ShaderModel::new(4, 0),
        }
    }

    /// The profile of a stage.
    pub(super) fn profile(self, stage: Stage) -> Profile {
        Profile { stage, model: self.model() }
    }
}

/// The routes of a test of clang as a front end, with DXC's SPIR-V as the reference.
pub const CLANG_ROUTES: [Route; 7] = [
    Route::Dxc,
    Route::Clang(Level::O0),
    Route::Clang(Level::O1),
    Route::Clang(Level::O3),
    Route::ClangSpirv(Level::O0),
    Route::ClangSpirv(Level::O1),
    Route::ClangSpirv(Level::O3),
];

/// The routes of every test, DXC's first.
pub const ROUTES: [Route; 7] = [
    Route::Dxc,
    Route::Spirv,
    Route::Dxil,
    Route::Dxbc,
    Route::Older(Older::V5_0),
    Route::Older(Older::V4_1),
    Route::Older(Older::V4_0),
];

impl Route {
    /// Its name in tests.
    pub fn name(self) -> &'static str {
        match self {
            Route::Dxc => "dxc",
            Route::DxcDxil => "dxc-dxil",
            Route::RereadOd => "reread-od",
            Route::RereadO3 => "reread-o3",
            Route::Assembled => "assembled",
            Route::Llc => "llc",
            Route::LlcSpirv => "llc-spirv",
            Route::Clang(Level::O0) => "clang-o0",
            Route::Clang(Level::O1) => "clang-o1",
            Route::Clang(Level::O3) => "clang-o3",
            Route::ClangSpirv(Level::O0) => "clang-spirv-o0",
            Route::ClangSpirv(Level::O1) => "clang-spirv-o1",
            Route::ClangSpirv(Level::O3) => "clang-spirv-o3",
            Route::Spirv => "spirv",
            Route::Dxil => "dxil",
            Route::Dxbc => "dxbc",
            Route::Older(Older::V5_0) => "dxbc-5.0",
            Route::Older(Older::V4_1) => "dxbc-4.1",
            Route::Older(Older::V4_0) => "dxbc-4.0",
        }
    }

    /// The route of this name.
    pub fn parse(name: &str) -> Option<Route> {
        let theirs = [Route::Dxc, Route::DxcDxil, Route::RereadOd, Route::RereadO3, Route::Assembled];
        let ours = [Route::Llc, Route::LlcSpirv, Route::Spirv, Route::Dxil, Route::Dxbc];
        let older = Older::ALL.map(Route::Older);
        theirs.into_iter().chain(ours).chain(older).chain(CLANG_ROUTES).find(|route| route.name() == name)
    }
}
