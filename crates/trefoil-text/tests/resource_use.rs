//! What the analysis of resources' uses finds, for each of them by its register.

use trefoil_ir::{Module, ResourceUse, ResourceUses};
use trefoil_text::{ReadOptions, read};

const HEAD: &str = r#"target triple = "dxil-pc-shadermodel6.6-compute"
declare target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32, i32, i32, i32, ptr)
declare target("dx.RawBuffer", i64, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i64_1_0t(i32, i32, i32, i32, ptr)
declare target("dx.TypedBuffer", i64, 1, 0, 1) @llvm.dx.resource.handlefromheap.tdx.TypedBuffer_i64_1_0_1t(i32, i1)
declare i32 @llvm.dx.resource.updatecounter(target("dx.RawBuffer", i32, 1, 0), i8)
declare ptr @llvm.dx.resource.getpointer.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0), i32)
declare ptr @llvm.dx.resource.getpointer.tdx.RawBuffer_i64_1_0t(target("dx.RawBuffer", i64, 1, 0), i32)
declare ptr @llvm.dx.resource.getpointer.tdx.TypedBuffer_i64_1_0_1t(target("dx.TypedBuffer", i64, 1, 0, 1), i32)
"#;

/// The uses in a function that has handles `%a` of `u0`, `%b` of `u1` and `%wide` of `u2`.
fn uses(body: &str) -> (Module, ResourceUses) {
    let text = format!(
        r#"{HEAD}
define void @main(i1 %which) {{
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %b = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i32_1_0t(i32 0, i32 1, i32 1, i32 0, ptr null)
  %wide = call target("dx.RawBuffer", i64, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i64_1_0t(i32 0, i32 2, i32 1, i32 0, ptr null)
{body}
  ret void
}}
"#
    );
    let module = read(text.as_bytes(), &ReadOptions::default()).unwrap_or_else(|errors| panic!("{errors:?}"));
    let found = ResourceUses::of(&module.ctx, module.functions.values());
    (module, found)
}

/// The registers of the resources of which a fact holds.
fn registers(module: &Module, uses: &ResourceUses, fact: ResourceUse) -> Vec<Option<u32>> {
    uses.with(fact).map(|id| module.ctx.resources[id].lower_bound).collect()
}

#[test]
fn a_handle_is_a_use() {
    let (module, uses) = uses("");
    assert_eq!(registers(&module, &uses, ResourceUse::HANDLE), [Some(0), Some(1), Some(2)]);
    assert_eq!(uses.any(), ResourceUse::HANDLE);
}

#[test]
fn a_counter_goes_up_and_down() {
    let (module, uses) = uses(
        r#"
  %up = call i32 @llvm.dx.resource.updatecounter(target("dx.RawBuffer", i32, 1, 0) %a, i8 1)
  %down = call i32 @llvm.dx.resource.updatecounter(target("dx.RawBuffer", i32, 1, 0) %b, i8 -1)
"#,
    );
    assert_eq!(registers(&module, &uses, ResourceUse::COUNTER), [Some(0), Some(1)]);
    assert_eq!(registers(&module, &uses, ResourceUse::COUNTS_UP), [Some(0)]);
    assert_eq!(registers(&module, &uses, ResourceUse::COUNTS_DOWN), [Some(1)]);
    let steps: Vec<bool> = uses.counter_steps().iter().map(|step| step.up).collect();
    assert_eq!(steps, [true, false]);
}

#[test]
fn a_chosen_handle_counts_for_each_resource_it_may_be_of() {
    let (module, uses) = uses(
        r#"
  %either = select i1 %which, target("dx.RawBuffer", i32, 1, 0) %a, target("dx.RawBuffer", i32, 1, 0) %b
  %up = call i32 @llvm.dx.resource.updatecounter(target("dx.RawBuffer", i32, 1, 0) %either, i8 1)
"#,
    );
    assert_eq!(registers(&module, &uses, ResourceUse::COUNTS_UP), [Some(0), Some(1)]);
}

#[test]
fn volatile_and_atomic_accesses_are_coherent() {
    let (module, uses) = uses(
        r#"
  %p = call ptr @llvm.dx.resource.getpointer.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %a, i32 0)
  %q = call ptr @llvm.dx.resource.getpointer.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %b, i32 0)
  %plain = load i32, ptr %p
  %seen = load volatile i32, ptr %q
"#,
    );
    assert_eq!(registers(&module, &uses, ResourceUse::COHERENT), [Some(1)]);
}

#[test]
fn atomic_operations_are_told_apart_by_their_width() {
    let (module, uses) = uses(
        r#"
  %p = call ptr @llvm.dx.resource.getpointer.tdx.RawBuffer_i32_1_0t(target("dx.RawBuffer", i32, 1, 0) %a, i32 0)
  %old = atomicrmw add ptr %p, i32 1 monotonic
  %q = call ptr @llvm.dx.resource.getpointer.tdx.RawBuffer_i64_1_0t(target("dx.RawBuffer", i64, 1, 0) %wide, i32 0)
  %before = cmpxchg ptr %q, i64 0, i64 1 monotonic monotonic
"#,
    );
    assert_eq!(registers(&module, &uses, ResourceUse::ATOMIC), [Some(0), Some(2)]);
    assert_eq!(registers(&module, &uses, ResourceUse::ATOMIC64), [Some(2)]);
    assert!(!uses.any().contains(ResourceUse::ATOMIC64_TYPED));
}

#[test]
fn what_comes_from_a_heap_counts_for_the_heap() {
    let (module, uses) = uses(
        r#"
  %t = call target("dx.TypedBuffer", i64, 1, 0, 1) @llvm.dx.resource.handlefromheap.tdx.TypedBuffer_i64_1_0_1t(i32 3, i1 false)
  %p = call ptr @llvm.dx.resource.getpointer.tdx.TypedBuffer_i64_1_0_1t(target("dx.TypedBuffer", i64, 1, 0, 1) %t, i32 0)
  %old = atomicrmw add ptr %p, i64 1 monotonic
"#,
    );
    assert!(uses.resource_heap().contains(ResourceUse::HANDLE.union(ResourceUse::ATOMIC64_TYPED)));
    assert_eq!(uses.sampler_heap(), ResourceUse::default());
    assert_eq!(registers(&module, &uses, ResourceUse::ATOMIC), []);
}
