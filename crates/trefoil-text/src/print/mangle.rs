//! Names of intrinsics with their overloads, as LLVM mangles types, and the declarations that go with them.

use super::Printer;
use super::spelling::Ident;
use crate::target::{self, Element};
use std::fmt::Write;
use trefoil_ir::context::{Context, Dialect};
use trefoil_ir::function::{Function, Inst};
use trefoil_ir::ids::TypeId;
use trefoil_ir::intrinsic::{Effect, Family, Intrinsic, Shape};
use trefoil_ir::layout::StructLayout;
use trefoil_ir::resource::ResourceType;
use trefoil_ir::types::{Type, Types};
use trefoil_ir::value::Value;

/// Appends a type as LLVM mangles it.
pub(super) fn mangle(ctx: &Context, ty: TypeId, out: &mut String) {
    let _ = match ctx.types.get(ty) {
        Type::Void => write!(out, "isVoid"),
        Type::Label | Type::Metadata | Type::Token => write!(out, "Metadata"),
        Type::Int(bits) => write!(out, "i{bits}"),
        Type::Half => write!(out, "f16"),
        Type::Float => write!(out, "f32"),
        Type::Double => write!(out, "f64"),
        Type::Ptr(space) => write!(out, "p{space}"),
        Type::Vector { elem, len } => {
            let _ = write!(out, "v{len}");
            return mangle(ctx, *elem, out);
        }
        Type::Array { elem, len } => {
            let _ = write!(out, "a{len}");
            return mangle(ctx, *elem, out);
        }
        Type::Struct { name: Some(name), .. } => write!(out, "s_{}s", ctx.name(*name)),
        Type::Struct { fields, .. } => {
            out.push_str("sl_");
            for &f in fields {
                mangle(ctx, f, out);
            }
            write!(out, "s")
        }
        Type::Function { .. } => write!(out, "f"),
        Type::Resource(r) => {
            mangle_resource(ctx, r, out);
            Ok(())
        }
        Type::Target { name, types, ints } => {
            let _ = write!(out, "t{}", ctx.name(*name));
            for &t in types {
                out.push('_');
                mangle(ctx, t, out);
            }
            for i in ints {
                let _ = write!(out, "_{i}");
            }
            write!(out, "t")
        }
    };
}

fn mangle_resource(ctx: &Context, r: &ResourceType, out: &mut String) {
    let (target, (name, element, ints)) = match ctx.dialect {
        Dialect::Dx if !r.combined => ("dx", target::dx_parts(&ctx.types, r)),
        _ => ("spirv", target::spirv_parts(&ctx.types, r)),
    };
    let _ = write!(out, "t{name}");
    match element {
        Element::None => {}
        Element::Plain(ty) => {
            out.push('_');
            mangle(ctx, ty, out);
        }
        Element::Runtime(ty) => {
            out.push_str("_a0");
            mangle(ctx, ty, out);
        }
        Element::Layout(ty)
            if ctx.dialect == Dialect::Dx && ctx.layouts.get(&ty).is_some_and(StructLayout::is_packed) =>
        {
            out.push('_');
            mangle(ctx, ty, out);
        }
        Element::Layout(ty) => {
            let _ = write!(out, "_t{target}.Layout_");
            mangle(ctx, ty, out);
            let layout = ctx.layouts.get(&ty);
            let _ = write!(out, "_{}", layout.map_or(0, |l| l.size));
            for f in layout.map_or(&[][..], |l| &l.fields) {
                let _ = write!(out, "_{}", f.offset);
            }
            out.push('t');
        }
    }
    for i in ints {
        let _ = write!(out, "_{i}");
    }
    out.push('t');
}

/// Whether a scalar this common says nothing in a name.
fn is_plain(ty: TypeId) -> bool {
    matches!(ty, TypeId::VOID | TypeId::I1 | TypeId::I8 | TypeId::I32)
}

impl Printer<'_> {
    /// The name of the intrinsic that an instruction calls; notes its declaration.
    pub(super) fn intrinsic_name(&mut self, f: &Function, inst: &Inst, operands: &[Value]) -> String {
        let Some(which) = inst.intrinsic() else { return format!("llvm.unknown.{}", inst.data) };
        let ctx = &self.m.ctx;
        let types: Vec<TypeId> = operands.iter().map(|&v| f.value_type(ctx, v)).collect();
        if which == Intrinsic::CountBits && operands.first().map(|_| types[0]) != Some(inst.ty) {
            // LLVM counts in the operand's own type; this count is always in 32 bits.
            let target = if ctx.dialect == Dialect::Dx { "dx" } else { "spv" };
            let mut name = format!("llvm.{target}.countbits.");
            mangle(ctx, types[0], &mut name);
            return self.declare(name, Effect::Pure, inst.ty, &types);
        }
        let mut name = String::from("llvm.");
        if which.info().family == Family::Target {
            name.push_str(if ctx.dialect == Dialect::Dx { "dx." } else { "spv." });
        }
        name.push_str(which.info().name);
        for ty in overloads(&ctx.types, which, inst.ty, &types) {
            name.push('.');
            mangle(ctx, ty, &mut name);
        }
        self.declare(name, which.effect(), inst.ty, &types)
    }

    /// The handle of a resource is called by its binding, which LLVM gives two intrinsics.
    pub(super) fn handle_name(&mut self, ty: TypeId, implicit: bool) -> String {
        let ctx = &self.m.ctx;
        let target = if ctx.dialect == Dialect::Dx { "dx" } else { "spv" };
        let kind = if implicit { "implicit" } else { "" };
        let mut name = format!("llvm.{target}.resource.handlefrom{kind}binding.");
        mangle(ctx, ty, &mut name);
        let mut params = vec![TypeId::I32; 4];
        params.extend(self.handle_form.marked.then_some(TypeId::I1));
        params.extend(self.handle_form.named.then_some(TypeId::PTR));
        self.declare(name, Effect::Pure, ty, &params)
    }

    /// Keeps the names of LLVM's functions that the module has itself, whatever their signatures.
    pub(super) fn keep_declared(&mut self) {
        let m = self.m;
        for f in m.functions.values().filter(|f| m.ctx.name(f.name).starts_with("llvm.")) {
            let params: Vec<TypeId> = f.params.iter().map(|p| p.ty).collect();
            let (signature, _) = self.signature(f.ret, &params);
            self.declared.insert(m.ctx.name(f.name).to_owned(), signature);
        }
    }

    /// `ret (params)`, and where the parameters begin.
    fn signature(&mut self, ret: TypeId, params: &[TypeId]) -> (String, usize) {
        let body = std::mem::take(&mut self.out);
        self.ty(ret);
        self.out.push(' ');
        let at = self.out.len();
        self.out.push('(');
        for (i, &p) in params.iter().enumerate() {
            self.comma(i);
            self.ty(p);
        }
        self.out.push(')');
        (std::mem::replace(&mut self.out, body), at)
    }

    fn declare(&mut self, mut name: String, effect: Effect, ret: TypeId, params: &[TypeId]) -> String {
        let (signature, at) = self.signature(ret, params);
        while self.declared.get(&name).is_some_and(|known| *known != signature) {
            name.push_str(".x"); // two signatures that LLVM's mangling does not tell apart
        }
        if !self.declared.contains_key(&name) {
            let (ret, params) = signature.split_at(at);
            let words = attributes(effect);
            let group = self.group_of(words);
            let ident = Ident(&name);
            let _ = writeln!(
                self.declares,
                "\n; Function Attrs: {words}\ndeclare {ret}@{ident}{params} #{group}"
            );
            self.declared.insert(name.clone(), signature);
        }
        name
    }
}

/// The attributes that LLVM gets of an intrinsic, so that its passes leave in place what has to stay.
fn attributes(effect: Effect) -> &'static str {
    match effect {
        Effect::Pure => "nounwind willreturn memory(none)",
        Effect::Convergent => "convergent nounwind willreturn memory(none)",
        Effect::Read => "nounwind willreturn memory(read)",
        Effect::Write => "nounwind willreturn",
        Effect::ConvergentWrite => "convergent nounwind",
    }
}

fn first_member(types: &Types, ty: TypeId) -> TypeId {
    types.member(ty, 0).filter(|_| matches!(types.get(ty), Type::Struct { .. })).unwrap_or(ty)
}

/// The types that an intrinsic's name ends in.
fn overloads(types: &Types, which: Intrinsic, ret: TypeId, operands: &[TypeId]) -> Vec<TypeId> {
    use Intrinsic::*;
    match which {
        ThreadId | GroupId | ThreadIdInGroup | FlattenedThreadIdInGroup | Dot4AddI8 | Dot4AddU8 => vec![],
        WaveBallot => vec![],
        WaveReadLane => vec![ret],
        StoreTyped | StoreRaw => operands.first().into_iter().chain(operands.last()).copied().collect(),
        // The bit that says whether all was mapped is in every such result.
        LoadTyped | LoadRaw => [first_member(types, ret)].iter().chain(&operands[..1]).copied().collect(),
        CBufferRow2 | CBufferRow4 | CBufferRow8 => {
            let count = match which {
                CBufferRow2 => 2,
                CBufferRow4 => 4,
                _ => 8,
            };
            let mut all = vec![first_member(types, ret); count];
            all.extend(&operands[..1]);
            all
        }
        LifetimeStart | LifetimeEnd => operands.last().copied().into_iter().collect(),
        _ => match which.info().shape {
            Shape::Same | Shape::Floats | Shape::ThreeFloats | Shape::Ints | Shape::IntsWithFlag => vec![ret],
            Shape::FloatScalar
            | Shape::IntScalar
            | Shape::LanesToFlags
            | Shape::LanesToInts
            | Shape::FloatsToFlags
            | Shape::FloatsToInts
            | Shape::IntsToInts
            | Shape::IntsToFloats
            | Shape::WordsToDoubles
            | Shape::LanesToFlag
            | Shape::IntsWithCarry
            | Shape::IntsToPairs => operands.first().copied().into_iter().collect(),
            Shape::DoublesToWordPairs | Shape::FlagToFourWords => vec![first_member(types, ret)],
            Shape::Words | Shape::Flags | Shape::Count => Vec::new(),
            // What takes nothing gives one type alone.
            Shape::Free | Shape::Typed(..) if operands.is_empty() => Vec::new(),
            Shape::Free
            | Shape::Refraction
            | Shape::DotOntoFloat
            | Shape::WordsOntoFour
            | Shape::WordsToNumber
            | Shape::Evaluated
            | Shape::WordsToFloat
            | Shape::StoredByWords
            | Shape::WordsToVoid
            | Shape::StoredByFourWords
            | Shape::PointerByWords
            | Shape::FlagToVoid
            | Shape::NumberToFourWords
            | Shape::NumberByWord
            | Shape::ByMask
            | Shape::FlagToCount
            | Shape::WordToTwoFloats
            | Shape::HandleToPointer
            | Shape::NumberByDefault
            | Shape::Typed(..) => [ret].iter().chain(operands).copied().filter(|&t| !is_plain(t)).collect(),
        },
    }
}
