//! Constant buffers as clang has them: a variable for each member in an address space of its own, one for the buffer's
//! handle, and `!hlsl.cbs`, which says what belongs together. Members become addresses through the handle, which is read
//! from its variable where a member is used.

use rustc_hash::FxHashMap;
use trefoil_ir::{
    Context, Error, Flags, Function, GlobalId, InstId, Intrinsic, LayoutRule, Loc, Metadata, MetadataId,
    Module, Opcode, Type, TypeId, Value,
};

/// Where a member lies.
#[derive(Clone, Copy)]
struct Member {
    handle: GlobalId,
    ty: TypeId,
    offset: u32,
}

/// The members of a module's constant buffers.
pub(crate) struct Members(FxHashMap<GlobalId, Member>);

impl Members {
    /// Finds what `!hlsl.cbs` says.
    ///
    /// # Errors
    /// When a buffer's members are not what its type says.
    pub(crate) fn of(module: &Module) -> Result<Self, Error> {
        let ctx = &module.ctx;
        let mut members = FxHashMap::default();
        for (buffer, list) in buffers(module) {
            let handle = ctx.globals[buffer].ty;
            let element = ctx.types.as_resource(handle).map(|r| r.element);
            let fields = element.map(|e| fields(ctx, e)).unwrap_or_default();
            for (position, member) in list.iter().enumerate() {
                let Some(member) = *member else { continue };
                let (Some(&field), Some(element)) = (fields.get(position), element) else {
                    let name = ctx.name(ctx.globals[buffer].name);
                    let message = format!("the constant buffer '{name}' has more members than its type");
                    return Err(Error::user(ctx.globals[member].loc, message));
                };
                let offset = ctx.member_offset(LayoutRule::CBuffer, element, field);
                members.insert(member, Member { handle: buffer, ty: handle, offset });
            }
        }
        Ok(Members(members))
    }

    /// Whether a variable is a member.
    pub(crate) fn contains(&self, global: GlobalId) -> bool {
        self.0.contains_key(&global)
    }

    /// Rewrites the uses of members in a function.
    pub(crate) fn rewrite(&self, ctx: &mut Context, func: &mut Function) {
        if self.0.is_empty() {
            return;
        }
        let is_member = |v: &Value| v.as_global().is_some_and(|g| self.contains(g));
        for block in func.layout.clone() {
            let mut ends: Vec<(trefoil_ir::BlockId, InstId)> = Vec::new();
            let mut out = Vec::new();
            for inst in std::mem::take(&mut func.blocks[block].insts) {
                let operands: smallvec::SmallVec<[Value; 8]> = func.operands(inst).into();
                let phi = func.insts[inst].op == Opcode::Phi;
                for (i, operand) in operands.iter().enumerate().filter(|(_, v)| is_member(v)) {
                    let member = self.0[&operand.as_global().unwrap_or(GlobalId::from_u32(0))];
                    let made = address(ctx, func, member, func.loc(inst));
                    if let Some(&last) = made.last() {
                        func.operands_mut(inst)[i] = last.into();
                    }
                    match (phi, operands.get(i + 1).and_then(|v| v.as_block())) {
                        (true, Some(from)) => ends.extend(made.into_iter().map(|made| (from, made))),
                        _ => out.extend(made),
                    }
                }
                out.push(inst);
            }
            func.blocks[block].insts = out;
            for (from, made) in ends {
                let insts = &mut func.blocks[from].insts;
                let at = insts.len().saturating_sub(1);
                insts.insert(at, made);
            }
        }
    }
}

/// The address of a member: the handle, where it starts, and the bytes up to the member.
fn address(ctx: &mut Context, func: &mut Function, member: Member, loc: Loc) -> Vec<InstId> {
    let variable = member.handle.into();
    let handle = func.detached(loc, Opcode::Load, member.ty, &[variable], 4, Flags::NONE);
    let name = ctx.globals[member.handle].name;
    func.names.insert(handle, name);
    let start = [handle.into(), ctx.i32(0)];
    let start =
        func.detached(loc, Opcode::Intrinsic, TypeId::PTR, &start, Intrinsic::GetPointer as u32, Flags::NONE);
    if member.offset == 0 {
        return vec![handle, start];
    }
    let place = [start.into(), ctx.i32(member.offset)];
    let flags = Flags::INBOUNDS.union(Flags::GEP_NUW);
    let place = func.detached(loc, Opcode::Gep, TypeId::PTR, &place, TypeId::I8.as_u32(), flags);
    vec![handle, start, place]
}

/// The variable of each buffer's handle, with its members in order.
fn buffers(module: &Module) -> Vec<(GlobalId, Vec<Option<GlobalId>>)> {
    let named = module.named_metadata.iter().find(|(name, _)| module.ctx.name(*name) == "hlsl.cbs");
    let global = |part: Option<MetadataId>| match module.ctx.metadata.get(part?) {
        Some(Metadata::Value(value)) => value.as_global(),
        _ => None,
    };
    let node = |id: &MetadataId| match module.ctx.metadata.get(*id) {
        Some(Metadata::Node(parts) | Metadata::Distinct(parts)) => {
            let (&first, rest) = module.ctx.parts(*parts).split_first()?;
            Some((global(first)?, rest.iter().map(|&part| global(part)).collect()))
        }
        _ => None,
    };
    named.map(|(_, nodes)| nodes.iter().filter_map(node).collect()).unwrap_or_default()
}

/// The fields of a buffer that are no padding.
fn fields(ctx: &Context, ty: TypeId) -> Vec<u32> {
    match ctx.types.get(ty) {
        Type::Struct { fields, .. } => {
            (0..fields.len() as u32).filter(|&i| ctx.padding(fields[i as usize]).is_none()).collect()
        }
        _ => Vec::new(),
    }
}
