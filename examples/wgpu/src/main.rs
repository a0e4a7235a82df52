//! A fountain of particles: HLSL that the build script compiled, run by wgpu on whatever Vulkan there is, without a window.
//!
//! `cargo run --release -- fountain.png` writes a picture and prints what it looks like in numbers.

mod gpu;
mod picture;

/// What the build script wrote: the shaders, where their resources are bound, and their structures.
#[allow(missing_docs)]
mod shaders {
    include!(concat!(env!("OUT_DIR"), "/shaders.rs"));
}

use bytemuck::Zeroable;
use gpu::Gpu;
use shaders::{draw_vs_main, step_main};
use std::process::ExitCode;
use wgpu::BufferUsages;

const COUNT: u32 = 20_000;
const STEPS: u32 = 240;
const SECONDS: f32 = 1.0 / 60.0;
const EDGE: u32 = 512;

fn main() -> ExitCode {
    let path = std::env::args().nth(1).unwrap_or_else(|| "fountain.png".into());
    let outcome = Gpu::open().and_then(|gpu| {
        println!("on {}", gpu.adapter);
        let texels = draw(&gpu)?;
        picture::write(&path, EDGE, &texels)?;
        println!("{path}: {}", picture::Look::of(EDGE, &texels));
        Ok(())
    });
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Lets four seconds pass, and draws: rows of four bytes a texel.
fn draw(gpu: &Gpu) -> Result<Vec<u8>, String> {
    let particles = gpu.buffer(&waiting(), BufferUsages::STORAGE);
    let frame = gpu.buffer(&[frame(0)], BufferUsages::UNIFORM);
    let view = gpu.buffer(&[view()], BufferUsages::UNIFORM);
    let step = gpu.compute(
        step_main::CODE,
        step_main::ENTRY,
        step_main::THREADS,
        &[(step_main::FRAME, &frame, false), (step_main::PARTICLES, &particles, true)],
    );
    for number in 0..STEPS {
        gpu.write(&frame, &frame_bytes(number));
        step.dispatch(gpu, COUNT.div_ceil(step_main::THREADS[0]));
    }
    let draw = gpu.render(
        (draw_vs_main::CODE, draw_vs_main::ENTRY),
        (shaders::draw_ps_main::CODE, shaders::draw_ps_main::ENTRY),
        &[(draw_vs_main::VIEW, &view, false), (draw_vs_main::PARTICLES, &particles, false)],
    );
    draw.picture(gpu, EDGE, COUNT)
}

/// Particles that wait for their birth, one after the other, where nobody sees them.
fn waiting() -> Vec<step_main::Particle> {
    let wait = |i| step_main::Particle {
        place: [0.0, -100.0, 0.0],
        age: -2.0 * i as f32 / COUNT as f32,
        ..step_main::Particle::zeroed()
    };
    (0..COUNT).map(wait).collect()
}

fn frame(number: u32) -> step_main::Frame {
    step_main::Frame {
        gravity: [0.0, -2.6, 0.0],
        seconds: SECONDS,
        count: COUNT,
        number,
        ..Zeroable::zeroed()
    }
}

fn frame_bytes(number: u32) -> Vec<u8> {
    bytemuck::bytes_of(&frame(number)).to_vec()
}

/// A camera in front of the spout. HLSL's matrices lie in columns.
fn view() -> draw_vs_main::View {
    let (near, far, focus, distance) = (0.1, 10.0, 2.2, 2.6);
    let depth = far / (far - near);
    draw_vs_main::View {
        projection: [
            [focus, 0.0, 0.0, 0.0],
            [0.0, focus, 0.0, 0.0],
            [0.0, 0.0, depth, 1.0],
            [0.0, 0.0, depth * (distance - near), distance],
        ],
        size: 0.02,
        ..Zeroable::zeroed()
    }
}
