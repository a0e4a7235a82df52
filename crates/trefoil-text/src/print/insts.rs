//! Instructions as text.

use super::spelling::{Escaped, Ident, MetaName};
use super::{Name, Printer, w};
use std::fmt::Write;
use trefoil_entity::Entity;
use trefoil_ir::function::{CallSite, Function, Hint, Inst, Merge, Tail};
use trefoil_ir::ids::{BlockId, InstId, TypeId};
use trefoil_ir::intrinsic::Intrinsic;
use trefoil_ir::opcode::{AtomicOp, Flags, FloatPredicate, IntPredicate, Opcode, OpcodeClass, Ordering};
use trefoil_ir::types::Type;
use trefoil_ir::value::Value;

const FAST_MATH: [(Flags, &str); 7] = [
    (Flags::REASSOC, "reassoc "),
    (Flags::NNAN, "nnan "),
    (Flags::NINF, "ninf "),
    (Flags::NSZ, "nsz "),
    (Flags::ARCP, "arcp "),
    (Flags::CONTRACT, "contract "),
    (Flags::AFN, "afn "),
];

impl Printer<'_> {
    pub(super) fn inst(&mut self, f: &Function, block: BlockId, id: InstId) {
        self.out.push_str("  ");
        let inst = f.insts[id];
        if inst.ty != TypeId::VOID {
            self.value(f, id.into());
            self.out.push_str(" = ");
        }
        let operands = f.operands(id);
        self.body(f, block, id, &inst, operands);
        if inst.op.is_terminator() {
            self.merge(f, block);
        }
        for &(kind, node) in f.attachments.get(&id).map_or(&[][..], Vec::as_slice) {
            w!(self, ", !{} ", MetaName(self.m.ctx.name(kind)));
            self.metadata_ref(node);
        }
        self.out.push('\n');
    }

    fn body(&mut self, f: &Function, block: BlockId, id: InstId, inst: &Inst, operands: &[Value]) {
        use Opcode::*;
        match inst.op {
            Phi => self.phi(f, block, inst, operands),
            Alloca => self.alloca(inst),
            Load | Store => self.access(f, inst, operands),
            Gep => {
                w!(self, "getelementptr {}", gep_words(inst.flags));
                self.ty(inst.data_type());
                self.out.push_str(", ");
                self.list(f, operands);
            }
            AtomicRmw => {
                let volatile = if inst.flags.contains(Flags::VOLATILE) { "volatile " } else { "" };
                w!(
                    self,
                    "atomicrmw {volatile}{} ",
                    AtomicOp::from_u32(inst.data).map_or("xchg", AtomicOp::name)
                );
                self.list(f, operands);
                w!(self, " {}", strict(inst.flags.ordering()));
                w!(self, ", align {}", self.natural_align(f, operands[1], TypeId::VOID));
            }
            CmpXchg => {
                self.out.push_str(if inst.flags.contains(Flags::WEAK) {
                    "cmpxchg weak "
                } else {
                    "cmpxchg "
                });
                self.out.push_str(if inst.flags.contains(Flags::VOLATILE) { "volatile " } else { "" });
                self.list(f, operands);
                w!(self, " {} {}", strict(inst.flags.ordering()), strict(inst.flags.failure()));
                w!(self, ", align {}", self.natural_align(f, operands[1], TypeId::VOID));
            }
            Call => self.call(f, id, operands),
            Intrinsic => self.intrinsic(f, id, operands),
            Ret if operands.is_empty() => self.out.push_str("ret void"),
            Switch => self.switch(f, operands),
            ExtractValue | InsertValue => self.member(f, inst.op, operands),
            op => match op.class() {
                OpcodeClass::Cast => {
                    w!(self, "{op} {}", flag_words(inst));
                    self.typed(f, operands[0]);
                    self.out.push_str(" to ");
                    self.ty(inst.ty);
                }
                OpcodeClass::Binary | OpcodeClass::Compare => self.two(f, inst, operands),
                _ => {
                    w!(self, "{op}{}", if operands.is_empty() { "" } else { " " });
                    self.out.push_str(&fast_words(inst));
                    if op == Select {
                        self.fast(inst);
                    }
                    self.list(f, operands);
                }
            },
        }
    }

    fn list(&mut self, f: &Function, operands: &[Value]) {
        for (i, &v) in operands.iter().enumerate() {
            self.comma(i);
            self.typed(f, v);
        }
    }

    fn two(&mut self, f: &Function, inst: &Inst, operands: &[Value]) {
        w!(self, "{} {}", inst.op, flag_words(inst));
        match inst.op {
            Opcode::ICmp => {
                w!(self, "{} ", IntPredicate::from_u32(inst.data).map_or("eq", IntPredicate::name))
            }
            Opcode::FCmp => {
                w!(self, "{} ", FloatPredicate::from_u32(inst.data).map_or("oeq", FloatPredicate::name));
            }
            _ => {}
        }
        self.typed(f, operands[0]);
        self.out.push_str(", ");
        self.value(f, operands[1]);
    }

    fn phi(&mut self, f: &Function, block: BlockId, inst: &Inst, operands: &[Value]) {
        self.out.push_str("phi ");
        self.fast(inst);
        self.ty(inst.ty);
        let mut separator = " ";
        for pair in operands.chunks_exact(2) {
            let ways = pair[1].as_block().map_or(1, |from| f.edges(from, block).max(1));
            for _ in 0..ways {
                self.out.push_str(separator);
                self.out.push_str("[ ");
                self.value(f, pair[0]);
                self.out.push_str(", ");
                self.value(f, pair[1]);
                self.out.push_str(" ]");
                separator = ", ";
            }
        }
    }

    fn access(&mut self, f: &Function, inst: &Inst, operands: &[Value]) {
        let ordering = inst.flags.ordering();
        w!(self, "{} {}", inst.op, if ordering == Ordering::NotAtomic { "" } else { "atomic " });
        self.out.push_str(if inst.flags.contains(Flags::VOLATILE) { "volatile " } else { "" });
        if inst.op == Opcode::Load {
            self.ty(inst.ty);
            self.out.push_str(", ");
        }
        self.list(f, operands);
        if ordering != Ordering::NotAtomic {
            w!(self, " {}", ordering.name());
        }
        let align = if inst.data == 0 && ordering != Ordering::NotAtomic {
            self.natural_align(f, operands[0], inst.ty)
        } else {
            inst.data
        };
        if align != 0 {
            w!(self, ", align {align}");
        }
    }

    /// The alignment that an atomic access has to say.
    fn natural_align(&self, f: &Function, first: Value, result: TypeId) -> u32 {
        let ctx = &self.m.ctx;
        let ty = if result == TypeId::VOID { f.value_type(ctx, first) } else { result };
        (ctx.types.scalar_bits(ty) / 8).max(1).next_power_of_two()
    }

    fn alloca(&mut self, inst: &Inst) {
        self.out.push_str("alloca ");
        self.ty(inst.data_type());
        let align = inst.flags.alloca_align();
        if align != 0 {
            w!(self, ", align {align}");
        }
        if let Type::Ptr(space @ 1..) = self.m.ctx.types.get(inst.ty) {
            w!(self, ", addrspace({space})");
        }
    }

    /// The fast-math flags of a value that is a float.
    fn fast(&mut self, inst: &Inst) {
        if self.m.ctx.types.is_float(inst.ty) {
            push_fast(inst.flags, &mut self.out);
        }
    }

    fn member(&mut self, f: &Function, op: Opcode, operands: &[Value]) {
        w!(self, "{op} ");
        let values = if op == Opcode::InsertValue { 2 } else { 1 };
        self.list(f, &operands[..values]);
        for &index in &operands[values..] {
            self.out.push_str(", ");
            self.value(f, index);
        }
    }

    fn switch(&mut self, f: &Function, operands: &[Value]) {
        self.out.push_str("switch ");
        self.list(f, &operands[..2]);
        self.out.push_str(" [");
        for pair in operands[2..].chunks(2) {
            self.out.push_str("\n    ");
            self.list(f, pair);
        }
        self.out.push_str(if operands.len() > 2 { "\n  ]" } else { "]" });
    }

    fn call(&mut self, f: &Function, id: InstId, operands: &[Value]) {
        let inst = &f.insts[id];
        let Some((callee, arguments)) = operands.split_last() else { return };
        let callee = callee.as_func().map(|c| &self.m.functions[c]);
        let Some(callee) = callee else { return };
        let none = CallSite::default();
        let site = f.calls.get(&id).unwrap_or(&none);
        w!(self, "{}call {}", tail_word(site.tail), flag_words(inst));
        let extras = callee.extras.as_deref();
        for &word in extras.map_or(&[][..], |e| &e.before) {
            let word = self.m.ctx.name(word);
            if is_convention(word) {
                w!(self, "{word} ");
            }
        }
        self.attributes(&site.ret, "", " ");
        self.ty(inst.ty);
        if extras.is_some_and(|e| e.variadic) {
            self.out.push_str(" (");
            for (i, p) in callee.params.iter().enumerate() {
                self.comma(i);
                self.ty(p.ty);
            }
            self.comma(callee.params.len());
            self.out.push_str("...)");
        }
        w!(self, " @{}(", Ident(self.m.ctx.name(callee.name)));
        for (i, &v) in arguments.iter().enumerate() {
            self.comma(i);
            let ty = f.value_type(&self.m.ctx, v);
            let wrapped =
                callee.params.get(i).is_some_and(|p| p.ty == TypeId::METADATA) && ty != TypeId::METADATA;
            self.out.push_str(if wrapped { "metadata " } else { "" });
            self.ty(ty);
            self.attributes(site.params.get(i).map_or(&[][..], Vec::as_slice), " ", "");
            self.out.push(' ');
            self.value(f, v);
        }
        self.out.push(')');
        self.call_attributes(&site.words, &site.texts);
        self.bundles(f, site);
    }

    fn bundles(&mut self, f: &Function, site: &CallSite) {
        for (i, (tag, values)) in site.bundles.iter().enumerate() {
            w!(self, "{}\"{}\"(", if i == 0 { " [ " } else { ", " }, Escaped(self.m.ctx.name(*tag)));
            self.list(f, values);
            self.out.push(')');
        }
        self.out.push_str(if site.bundles.is_empty() { "" } else { " ]" });
    }

    fn intrinsic(&mut self, f: &Function, id: InstId, operands: &[Value]) {
        let inst = &f.insts[id];
        let site = f.calls.get(&id);
        let tail = site.map_or(Tail::Unmarked, |site| site.tail);
        if inst.is_intrinsic(Intrinsic::Handle) && self.handle(f, inst, tail, operands) {
            return;
        }
        let name = self.intrinsic_name(f, inst, operands);
        w!(self, "{}call {}", tail_word(tail), flag_words(inst));
        self.ty(inst.ty);
        w!(self, " @{}(", Ident(&name));
        self.list(f, operands);
        self.out.push(')');
        if let Some(site) = site {
            self.call_attributes(&site.words, &site.texts);
            self.bundles(f, site);
        }
    }

    /// A handle by the binding of its resource: space, first register, count, index, non-uniform. Without a binding yet:
    /// the resource's number, space, count, index, non-uniform.
    fn handle(&mut self, f: &Function, inst: &Inst, tail: Tail, operands: &[Value]) -> bool {
        let &[id, _, _] = operands else { return false };
        let Some(id) = self.m.ctx.resource_id(id) else { return false };
        let r = &self.m.ctx.resources[id];
        let form = self.handle_form;
        let name = self.handle_name(inst.ty, r.lower_bound.is_none());
        w!(self, "{}call ", tail_word(tail));
        self.ty(inst.ty);
        w!(self, " @{}(", Ident(&name));
        match r.lower_bound {
            Some(lower) => w!(self, "i32 {}, i32 {}, ", r.space as i32, lower as i32),
            None => w!(self, "i32 {}, i32 {}, ", id.as_u32(), r.space as i32),
        }
        let unbounded = form.unbounded_is_zero && r.count == u32::MAX;
        w!(self, "i32 {}, ", if unbounded { 0 } else { r.count as i32 });
        self.list(f, if form.marked { &operands[1..] } else { &operands[1..2] });
        match self.strings.get(&r.name).copied().filter(|_| form.named) {
            Some(text) => {
                self.out.push_str(", ptr ");
                self.global_name(text);
            }
            None if form.named => self.out.push_str(", ptr null"),
            None => {}
        }
        self.out.push(')');
        if self.ambiguous[id] {
            w!(self, ", !trefoil.resource !{{i32 {}}}", id.as_u32());
        }
        true
    }

    /// The structure a terminator opens: kind, merge, continue, the source's wish.
    fn merge(&mut self, f: &Function, block: BlockId) {
        let (kind, merge, cont, hint) = match f.blocks[block].merge {
            Merge::None => return self.hint(f, block),
            Merge::Selection { merge, hint } => ("selection", merge, None, hint),
            Merge::Loop { merge, cont, hint } => ("loop", merge, Some(cont), hint),
        };
        w!(self, ", !trefoil.merge !{{!\"{kind}\"");
        for target in [Some(merge), cont].into_iter().flatten() {
            let label = match self.blocks[target] {
                Name::Symbol(name) => self.m.ctx.name(name).to_owned(),
                Name::Number(number) => number.to_string(),
                Name::Made(made) => self.made[made as usize].clone(),
                Name::None => format!("bb.gone{}", target.index()),
            };
            w!(self, ", !\"{}\"", Escaped(&label));
        }
        match hint {
            Hint::None => {}
            Hint::Branch => self.out.push_str(", !\"branch\""),
            Hint::Flatten => self.out.push_str(", !\"flatten\""),
            Hint::Loop => self.out.push_str(", !\"keep\""),
            Hint::Unroll(n) => w!(self, ", !\"unroll\", i32 {}", n as i32),
        }
        self.out.push('}');
    }

    /// The source's wish for a terminator that opens no structure.
    fn hint(&mut self, f: &Function, block: BlockId) {
        match f.terminator(block).map(|term| f.insts[term].flags) {
            Some(Flags::BRANCH) => self.out.push_str(", !trefoil.hint !{!\"branch\"}"),
            Some(Flags::FLATTEN) => self.out.push_str(", !trefoil.hint !{!\"flatten\"}"),
            _ => {}
        }
    }
}

fn fast_words(inst: &Inst) -> String {
    let mut out = String::new();
    if matches!(inst.op, Opcode::FNeg) {
        push_fast(inst.flags, &mut out);
    }
    out
}

fn push_fast(flags: Flags, out: &mut String) {
    if flags.contains(Flags::FAST) {
        out.push_str("fast ");
        return;
    }
    for (flag, word) in FAST_MATH {
        out.push_str(if flags.contains(flag) { word } else { "" });
    }
}

/// The words of an address's flags.
pub(super) fn gep_words(flags: Flags) -> String {
    let mut out = String::new();
    let inbounds = flags.contains(Flags::INBOUNDS);
    out.push_str(if inbounds { "inbounds " } else { "" });
    out.push_str(if flags.contains(Flags::NUSW) && !inbounds { "nusw " } else { "" });
    out.push_str(if flags.contains(Flags::GEP_NUW) { "nuw " } else { "" });
    out
}

/// The ordering of an instruction that reads, modifies and writes.
fn strict(ordering: Ordering) -> &'static str {
    if ordering == Ordering::NotAtomic { "monotonic" } else { ordering.name() }
}

/// What stands before `call`.
fn tail_word(tail: Tail) -> &'static str {
    match tail {
        Tail::Unmarked => "",
        Tail::Tail => "tail ",
        Tail::NoTail => "notail ",
    }
}

/// Whether a word before a function's type is a calling convention, which calls repeat.
fn is_convention(word: &str) -> bool {
    word.ends_with("cc") || word.starts_with("cc ") || word.starts_with("spir_")
}

/// The words of an instruction's flags, each with a space after it.
fn flag_words(inst: &Inst) -> String {
    use Opcode::*;
    let mut out = String::new();
    let has = |flag| inst.flags.contains(flag);
    match inst.op {
        Add | Sub | Mul | Shl | Trunc => {
            out.push_str(if has(Flags::NUW) { "nuw " } else { "" });
            out.push_str(if has(Flags::NSW) { "nsw " } else { "" });
        }
        UDiv | SDiv | LShr | AShr => out.push_str(if has(Flags::EXACT) { "exact " } else { "" }),
        Or => out.push_str(if has(Flags::DISJOINT) { "disjoint " } else { "" }),
        ZExt | UiToFp => out.push_str(if has(Flags::NNEG) { "nneg " } else { "" }),
        FAdd | FSub | FMul | FDiv | FRem | FCmp | Call | Intrinsic => push_fast(inst.flags, &mut out),
        _ => {}
    }
    out
}
