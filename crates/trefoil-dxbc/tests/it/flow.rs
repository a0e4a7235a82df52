//! Branches, loops, switches, and the moves that their phis need.

use crate::common::{Shader, address, code, listing};
use trefoil_ir::{Builder, Hint, IntPredicate, Intrinsic, Opcode, ResourceId, Stage, TypeId, Value};

fn shader() -> (Shader, ResourceId) {
    let mut shader = Shader::new(Stage::Compute);
    shader.threads([64, 1, 1]);
    let out = shader.structured("result", TypeId::I32, true, 0);
    (shader, out)
}

fn thread(b: &mut Builder<'_>) -> Value {
    let zero = b.ctx.i32(0);
    b.intrinsic(Intrinsic::ThreadId, TypeId::I32, &[zero])
}

fn store(b: &mut Builder<'_>, out: ResourceId, value: Value) {
    let index = thread(b);
    let pointer = address(b, out, index);
    b.store(value, pointer);
}

/// Puts the value that a phi takes on the back edge in the place kept for it.
fn patch(b: &mut Builder<'_>, phi: Value, at: usize, value: Value) {
    let inst = phi.as_inst().unwrap();
    b.func.operands_mut(inst)[at] = value;
}

/// A loop with its header's phis: `body` gives the next values; runs while `i < thread`.
fn counted(
    b: &mut Builder<'_>,
    first: &[Value],
    body: impl FnOnce(&mut Builder<'_>, &[Value]) -> Vec<Value>,
) -> Vec<Value> {
    let before = b.block();
    let limit = thread(b);
    let guard = b.begin_loop(Hint::None);
    // The phis belong to the header, ahead of its branch to the body.
    let start = b.block();
    b.set_block(guard.header);
    let branch = b.func.blocks[guard.header].insts.pop().unwrap();
    let phis: Vec<Value> =
        first.iter().map(|&value| b.phi(TypeId::I32, &[(value, before), (value, guard.cont)])).collect();
    let more = b.icmp(IntPredicate::Ult, phis[0], limit);
    b.func.operands_mut(branch);
    b.func.set_operands(branch, &[more, start.into(), guard.merge.into()]);
    b.func.blocks[guard.header].insts.push(branch);
    b.set_block(start);
    let next = body(b, &phis);
    b.begin_continue(&guard);
    for (&phi, &value) in phis.iter().zip(&next) {
        patch(b, phi, 2, value);
    }
    b.end_loop(guard, None);
    phis
}

#[test]
fn a_counted_loop_needs_no_moves() {
    let (shader, out) = shader();
    let bytes = shader.compile(|b| {
        let zero = b.ctx.i32(0);
        let phis = counted(b, &[zero, zero], |b, phis| {
            let one = b.ctx.i32(1);
            let sum = b.binary(Opcode::Add, phis[1], phis[0]);
            vec![b.binary(Opcode::Add, phis[0], one), sum]
        });
        store(b, out, phis[1]);
    });
    let text = listing("loop", &bytes);
    println!("{text}");
    let code = code(&text);
    assert_eq!(
        code.iter().filter(|line| line.contains("mov ")).count(),
        1,
        "only the start is moved:\n{text}"
    );
    assert!(code.iter().any(|line| line.trim().starts_with("breakc_z")));
}

#[test]
fn phis_that_change_places_go_through_a_third_register() {
    let (shader, out) = shader();
    let bytes = shader.compile(|b| {
        let (zero, one) = (b.ctx.i32(0), b.ctx.i32(1));
        let phis = counted(b, &[zero, zero, one], |b, phis| {
            let one = b.ctx.i32(1);
            vec![b.binary(Opcode::Add, phis[0], one), phis[2], phis[1]]
        });
        let both = b.binary(Opcode::Sub, phis[1], phis[2]);
        store(b, out, both);
    });
    let text = listing("swap", &bytes);
    println!("{text}");
    let inside: Vec<&str> = code(&text)
        .into_iter()
        .skip_while(|line| *line != "loop")
        .take_while(|line| *line != "endloop")
        .collect();
    assert_eq!(inside.iter().filter(|line| line.contains("mov ")).count(), 2, "{text}");
}

#[test]
fn both_sides_of_an_if_write_the_register_of_its_phi() {
    let (shader, out) = shader();
    let bytes = shader.compile(|b| {
        let (index, four) = (thread(b), b.ctx.i32(4));
        let less = b.icmp(IntPredicate::Slt, index, four);
        let mut guard = b.begin_if(less, Hint::None);
        let x = b.binary(Opcode::Mul, index, index);
        let then = b.block();
        b.begin_else(&mut guard);
        let y = b.binary(Opcode::Add, index, four);
        let otherwise = b.block();
        b.end_if(guard);
        let phi = b.phi(TypeId::I32, &[(x, then), (y, otherwise)]);
        store(b, out, phi);
    });
    let text = listing("if", &bytes);
    println!("{text}");
    assert!(!code(&text).iter().any(|line| line.contains("mov ")), "{text}");
}

#[test]
fn a_switch_has_a_case_for_each_label() {
    let (shader, out) = shader();
    let bytes = shader.compile(|b| {
        let index = thread(b);
        let (a, c, default, merge) = (b.new_block(), b.new_block(), b.new_block(), b.new_block());
        let labels = [b.ctx.i32(1), b.ctx.i32(2), b.ctx.i32(7)];
        b.switch(index, default, &[(labels[0], a), (labels[1], a), (labels[2], c)], merge, Hint::None);
        let mut incoming = Vec::new();
        for (number, block) in [(10, a), (20, c), (30, default)] {
            b.start_block(block);
            let number = b.ctx.i32(number);
            let value = b.binary(Opcode::Add, index, number);
            incoming.push((value, block));
            b.br(merge);
        }
        b.start_block(merge);
        let phi = b.phi(TypeId::I32, &incoming);
        store(b, out, phi);
    });
    let text = listing("switch", &bytes);
    println!("{text}");
    let labels: Vec<&str> = code(&text)
        .into_iter()
        .map(str::trim)
        .filter(|line| line.starts_with("case") || line.starts_with("default"))
        .collect();
    assert_eq!(labels, ["case l(1):", "case l(2):", "case l(7):", "default:"]);
    assert_eq!(code(&text).iter().filter(|line| line.trim() == "break").count(), 3);
}

#[test]
fn a_continue_runs_the_continue_block() {
    let (shader, out) = shader();
    let bytes = shader.compile(|b| {
        let zero = b.ctx.i32(0);
        let before = b.block();
        let limit = thread(b);
        let guard = b.begin_loop(Hint::None);
        let start = b.block();
        b.set_block(guard.header);
        let branch = b.func.blocks[guard.header].insts.pop().unwrap();
        let phi = b.phi(TypeId::I32, &[(zero, before), (zero, guard.cont)]);
        b.func.blocks[guard.header].insts.push(branch);
        b.set_block(start);
        // if (i & 1) continue; result[i] = i; ... while (++i < limit)
        let one = b.ctx.i32(1);
        let low = b.binary(Opcode::And, phi, one);
        let odd = b.icmp(IntPredicate::Ne, low, zero);
        let rest = b.new_block();
        b.cond_br(odd, guard.cont, rest);
        b.start_block(rest);
        let pointer = address(b, out, phi);
        b.store(phi, pointer);
        b.begin_continue(&guard);
        let next = b.binary(Opcode::Add, phi, one);
        patch(b, phi, 2, next);
        let again = b.icmp(IntPredicate::Ult, next, limit);
        b.end_loop(guard, Some(again));
        store(b, out, next);
    });
    let text = listing("continue", &bytes);
    println!("{text}");
    let code = code(&text);
    assert_eq!(
        code.iter().filter(|line| line.contains("iadd")).count(),
        2,
        "written at both entrances:\n{text}"
    );
    let jumps: Vec<&str> = code
        .iter()
        .map(|line| line.trim())
        .filter(|line| line.contains("_z") || line.contains("_nz"))
        .collect();
    assert!(jumps.iter().any(|line| line.starts_with("continuec_nz")), "{text}");
    assert!(jumps.last().is_some_and(|line| line.starts_with("breakc_z")), "{text}");
}
