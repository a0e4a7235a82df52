//! Constant buffers as clang has them: a variable for each member in an address space of its own, one for the buffer's
//! handle, and `!hlsl.cbs`, which says what belongs together. Members become addresses through the handle, which is read
//! from its variable where a member is used.

use crate::kinds;
use trefoil_ir::{
    BlockId, Context, Cursor, Error, Flags, Function, GlobalId, HashMap, InstId, Intrinsic, LayoutRule,
    Metadata, MetadataId, Module, Opcode, Type, TypeId, Value,
};

/// Where a member lies.
#[derive(Clone, Copy)]
struct Member {
    handle: GlobalId,
    ty: TypeId,
    offset: u32,
}

/// The members of a module's constant buffers.
pub(crate) struct Members(HashMap<GlobalId, Member>);

impl Members {
    /// Finds what `!hlsl.cbs` says.
    ///
    /// # Errors
    /// When a buffer's members are not what its type says.
    pub(crate) fn of(module: &Module) -> Result<Self, Error> {
        let ctx = &module.ctx;
        let mut members = HashMap::default();
        let rule = if ctx.aligned_vectors { LayoutRule::Scalar } else { LayoutRule::CBuffer };
        for (buffer, list) in buffers(module) {
            let handle = ctx.globals[buffer].ty;
            let element = ctx.types.as_resource(handle).map(|r| r.element);
            let fields = element.map(|e| fields(ctx, e)).unwrap_or_default();
            for (position, member) in list.iter().enumerate() {
                let Some(member) = *member else { continue };
                let (Some(&field), Some(element)) = (fields.get(position), element) else {
                    let name = ctx.name(ctx.globals[buffer].name);
                    let message = kinds::CBUFFER_MEMBERS.with(&[&name]);
                    return Err(Error::new(ctx.globals[member].loc, message));
                };
                let offset = ctx.member_offset(rule, element, field);
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
            // What a phi takes is made where it comes from.
            let mut ends: Vec<(BlockId, InstId, usize, Member)> = Vec::new();
            let (insts, mut cursor) = Cursor::rebuild(func, block);
            for inst in insts {
                let operands: smallvec::SmallVec<[Value; 8]> = cursor.func.operands(inst).into();
                let phi = cursor.func.insts[inst].op == Opcode::Phi;
                for (i, operand) in operands.iter().enumerate().filter(|(_, v)| is_member(v)) {
                    let member = self.0[&operand.as_global().unwrap_or(GlobalId::from_u32(0))];
                    if let (true, Some(from)) = (phi, operands.get(i + 1).and_then(|v| v.as_block())) {
                        ends.push((from, inst, i, member));
                        continue;
                    }
                    let place = address(ctx, cursor.at_inst(inst), member);
                    cursor.func.operands_mut(inst)[i] = place;
                }
                cursor.keep(inst);
            }
            for (from, phi, i, member) in ends {
                let loc = func.loc(phi);
                let place = address(ctx, Cursor::before_terminator(func, from).at_loc(loc), member);
                func.operands_mut(phi)[i] = place;
            }
        }
    }
}

/// The address of a member: the handle, where it starts, and the bytes up to the member.
fn address(ctx: &mut Context, at: &mut Cursor<'_>, member: Member) -> Value {
    let handle = at.inst(Opcode::Load, member.ty, &[member.handle.into()], 4, Flags::NONE);
    at.func.names.insert(handle, ctx.globals[member.handle].name);
    let start = [handle.into(), ctx.i32(0)];
    let start = at.inst(Opcode::Intrinsic, TypeId::PTR, &start, Intrinsic::GetPointer as u32, Flags::NONE);
    if member.offset == 0 {
        return start.into();
    }
    let place = [start.into(), ctx.i32(member.offset)];
    let flags = Flags::INBOUNDS.union(Flags::GEP_NUW);
    at.inst(Opcode::Gep, TypeId::PTR, &place, TypeId::I8.as_u32(), flags).into()
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
