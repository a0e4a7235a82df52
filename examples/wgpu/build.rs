//! Compiles the shaders with the crate, and writes their structures.

fn main() {
    trefoil_build::Shaders::new("shaders")
        .shader("step.hlsl", "cs_6_0", "main")
        .shader("draw.hlsl", "vs_6_0", "vs_main")
        .shader("draw.hlsl", "ps_6_0", "ps_main")
        .option("-fvk-use-dx-layout")
        .derive("bytemuck::Pod, bytemuck::Zeroable")
        .compile();
}
