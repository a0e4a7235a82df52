//! Divergence: values named `d…` must be found to differ between lanes, values named `u…` not.

use trefoil_ir::divergence::Divergence;
use trefoil_text::{ReadOptions, read};

const HEAD: &str = "target triple = \"dxil-pc-shadermodel6.6-compute\"
@shared = addrspace(3) global [64 x i32] poison
@table = private constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
declare i32 @llvm.dx.thread.id(i32)
declare i32 @llvm.dx.thread.id.in.group(i32)
declare i32 @llvm.dx.flattened.thread.id.in.group()
declare i32 @llvm.dx.group.id(i32)
declare i32 @llvm.dx.wave.getlaneindex()
declare i32 @llvm.dx.wave.readlane.i32(i32, i32)
declare i32 @llvm.dx.wave.reduce.sum.i32(i32)
";

fn check(threads: [u32; 3], body: &str) {
    let text = format!("{HEAD}{body}");
    let module = read(text.as_bytes(), &ReadOptions::default()).unwrap_or_else(|errors| panic!("{errors:?}"));
    let mut seen = 0;
    for func in module.functions.values().filter(|f| !f.is_declaration()) {
        let found = Divergence::of(&module.ctx, func, threads);
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                let Some(&name) = func.names.get(&inst) else { continue };
                let name = module.ctx.name(name);
                let differs = found.differs(inst.into(), block);
                match name.as_bytes()[0] {
                    b'd' => assert!(differs, "%{name} differs: {body}"),
                    b'u' => assert!(!differs, "%{name} does not differ: {body}"),
                    _ => continue,
                }
                seen += 1;
            }
        }
    }
    assert!(seen > 0, "nothing is named in {body}");
}

#[test]
fn sources() {
    check(
        [8, 1, 4],
        "define void @main() {
  %dx = call i32 @llvm.dx.thread.id(i32 0)
  %uy = call i32 @llvm.dx.thread.id(i32 1)
  %dz = call i32 @llvm.dx.thread.id.in.group(i32 2)
  %df = call i32 @llvm.dx.flattened.thread.id.in.group()
  %ug = call i32 @llvm.dx.group.id(i32 0)
  %dl = call i32 @llvm.dx.wave.getlaneindex()
  %ds = add i32 %dl, %ug
  %us = mul i32 %ug, %uy
  %ur = call i32 @llvm.dx.wave.readlane.i32(i32 %ds, i32 %ug)
  %dr = call i32 @llvm.dx.wave.readlane.i32(i32 %us, i32 %dl)
  %ua = call i32 @llvm.dx.wave.reduce.sum.i32(i32 %dl)
  ret void
}",
    );
    check(
        [1; 3],
        "define void @main() {
  %uf = call i32 @llvm.dx.flattened.thread.id.in.group()
  ret void
}",
    );
    check(
        [0; 3],
        "define void @f(i32 %p) {
  %d = add i32 %p, 1
  %u = add i32 3, 1
  ret void
}",
    );
}

#[test]
fn memory() {
    check(
        [8, 1, 1],
        "define void @main() {
  %ua = alloca [4 x i32]
  %ub = alloca i32
  %uc = alloca i32
  %t = call i32 @llvm.dx.thread.id(i32 0)
  %g = call i32 @llvm.dx.group.id(i32 0)
  %p = getelementptr [4 x i32], ptr %ua, i32 0, i32 %g
  store i32 %t, ptr %p
  store i32 %g, ptr %ub
  %da = load i32, ptr %p
  %ul = load i32, ptr %ub
  %c = icmp ult i32 %t, 3
  br i1 %c, label %some, label %all
some:
  store i32 7, ptr %uc
  br label %all
all:
  %dc = load i32, ptr %uc
  %s = getelementptr [64 x i32], ptr addrspace(3) @shared, i32 0, i32 %g
  %us = load i32, ptr addrspace(3) %s
  %s2 = getelementptr [64 x i32], ptr addrspace(3) @shared, i32 0, i32 %t
  %ds = load i32, ptr addrspace(3) %s2
  %q = getelementptr [4 x i32], ptr @table, i32 0, i32 %g
  %ut = load i32, ptr @table
  %uq = load i32, ptr %q
  %q2 = getelementptr [4 x i32], ptr @table, i32 0, i32 %t
  %dq = load i32, ptr %q2
  %dat = atomicrmw add ptr addrspace(3) %s, i32 1 seq_cst
  ret void
}",
    );
}

#[test]
fn joins() {
    check(
        [8, 1, 1],
        "define void @main() {
entry:
  %t = call i32 @llvm.dx.thread.id(i32 0)
  %g = call i32 @llvm.dx.group.id(i32 0)
  %c = icmp ult i32 %t, 3
  %e = icmp ult i32 %g, 3
  br i1 %c, label %a, label %b
a:
  br i1 %e, label %a1, label %a2
a1:
  br label %a2
a2:
  %ua = phi i32 [ 1, %a ], [ 2, %a1 ]
  br label %join
b:
  br label %join
join:
  %dj = phi i32 [ 1, %a2 ], [ 2, %b ]
  %uj = phi i32 [ %g, %a2 ], [ %g, %b ]
  br i1 %e, label %x, label %y
x:
  br label %y
y:
  %uy = phi i32 [ 5, %join ], [ 6, %x ]
  switch i32 %t, label %end [ i32 0, label %one
    i32 1, label %two ]
one:
  br label %two
two:
  %dt = phi i32 [ 1, %y ], [ 2, %one ]
  br label %end
end:
  %de = phi i32 [ %uy, %y ], [ 0, %two ]
  ret void
}",
    );
}

#[test]
fn loops() {
    check(
        [8, 1, 1],
        "define void @main() {
entry:
  %t = call i32 @llvm.dx.thread.id(i32 0)
  %g = call i32 @llvm.dx.group.id(i32 0)
  br label %even
even:
  %ui = phi i32 [ 0, %entry ], [ %un, %even ]
  %un = add i32 %ui, 1
  %ce = icmp ult i32 %un, %g
  br i1 %ce, label %even, label %mid
mid:
  %uafter = add i32 %un, 1
  br label %frayed
frayed:
  %uk = phi i32 [ 0, %mid ], [ %um, %back ]
  %um = add i32 %uk, 1
  %cf = icmp ult i32 %um, %t
  br i1 %cf, label %inner, label %out
inner:
  %cg = icmp eq i32 %um, %g
  br i1 %cg, label %out2, label %back
back:
  br label %frayed
out:
  %dout = add i32 %um, 1
  br label %end
out2:
  br label %end
end:
  %dend = phi i32 [ 1, %out ], [ 2, %out2 ]
  %dlate = mul i32 %uk, 3
  ret void
}",
    );
}

#[test]
fn a_uniform_exit_that_some_lanes_reach_frays_the_loop() {
    check(
        [8, 1, 1],
        "define void @main() {
entry:
  %t = call i32 @llvm.dx.thread.id(i32 0)
  %g = call i32 @llvm.dx.group.id(i32 0)
  %c = icmp ult i32 %t, 3
  br label %head
head:
  %ui = phi i32 [ 0, %entry ], [ %un, %latch ]
  br i1 %c, label %some, label %latch
some:
  %e = icmp eq i32 %ui, %g
  br i1 %e, label %out, label %latch
latch:
  %un = add i32 %ui, 1
  %f = icmp ult i32 %un, 8
  br i1 %f, label %head, label %out
out:
  %do = phi i32 [ 1, %some ], [ 2, %latch ]
  %dv = add i32 %ui, 1
  ret void
}",
    );
}

/// Shapes with `count` branches that differ; in each the value `%u` does not.
fn shapes(count: usize) -> Vec<String> {
    use std::fmt::Write as _;
    let start = "define void @main() {\nentry:
  %x = call i32 @llvm.dx.thread.id(i32 0)
  %g = call i32 @llvm.dx.group.id(i32 0)
  %c = icmp eq i32 %x, 0
  %e = icmp eq i32 %g, 0
  br label %b0
";
    let end = |text: &mut String| text.push_str("  %u = add i32 %g, 1\n  ret void\n}\n");
    let mut out = Vec::new();
    let mut text = start.to_owned();
    for i in 0..count {
        write!(text, "b{i}:\n  br i1 %c, label %t{i}, label %b{0}\nt{i}:\n  br label %b{0}\n", i + 1)
            .unwrap();
    }
    writeln!(text, "b{count}:").unwrap();
    end(&mut text);
    out.push(text); // one after the other

    let mut text = start.to_owned();
    for i in 0..count {
        write!(text, "b{i}:\n  br i1 %c, label %b{}, label %end\n", i + 1).unwrap();
    }
    write!(text, "b{count}:\n  br label %end\nend:\n").unwrap();
    end(&mut text);
    out.push(text); // early exits

    let mut text = start.to_owned();
    for i in 0..count {
        write!(text, "b{i}:\n  br i1 %c, label %b{}, label %m{i}\n", i + 1).unwrap();
    }
    write!(text, "b{count}:\n  br label %m{}\n", count - 1).unwrap();
    for i in (1..count).rev() {
        write!(text, "m{i}:\n  br label %m{}\n", i - 1).unwrap();
    }
    text.push_str("m0:\n");
    end(&mut text);
    out.push(text); // one in the other

    let mut text = start.to_owned();
    for i in 0..count {
        write!(text, "b{i}:\n  br i1 %c, label %b{}, label %e{i}\ne{i}:\n  br label %end\n", i + 1).unwrap();
    }
    write!(text, "b{count}:\n  br i1 %e, label %b0, label %end\nend:\n").unwrap();
    end(&mut text);
    out.push(text); // breaks of a loop

    let mut text = start.to_owned();
    for i in 0..count {
        let next = i + 1;
        write!(text, "b{i}:\n  br label %l{i}\nl{i}:\n  br i1 %c, label %l{i}, label %b{next}\n").unwrap();
    }
    writeln!(text, "b{count}:").unwrap();
    end(&mut text);
    out.push(text); // loops
    out
}

#[test]
fn many_branches_do_not_make_everything_differ() {
    for text in shapes(4000) {
        check([8, 1, 1], &text.replace("%x", "%d").replace("%g", "%ug"));
    }
}
