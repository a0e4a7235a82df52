//! Loads of what has its members loaded.

use super::{
    Holder, MAX_MEMBERS, MIN_LOADS, OPEN_RUNS, Path, count_accesses, is_aggregate, is_of_member,
    member_count, part, points_to,
};
use crate::places::{Place, is_plain};
use crate::rules::made_by;
use crate::simplify::Replaced;
use smallvec::SmallVec;
use trefoil_ir::{
    BlockId, Context, Cursor, Effect, Flags, Function, HashMap, InstId, Intrinsic, Opcode, SideMap, Type,
    TypeId, Value,
};

/// Most places that are written while a run is open.
const MAX_WRITES: usize = 16;

/// Loads whole; says whether there was anything to.
pub(super) fn run(ctx: &mut Context, func: &mut Function) -> bool {
    let mut replaced = Replaced::default();
    let mut columns = None;
    for n in 0..func.layout.len() {
        let block = func.layout[n];
        if count_accesses(func, block, Opcode::Load) < MIN_LOADS {
            continue;
        }
        let kept = columns.get_or_insert_with(|| kept(ctx, func));
        let plans = Runs::of(ctx, func, block, kept).plans;
        if !plans.is_empty() {
            write(ctx, func, block, &plans, &mut replaced);
        }
    }
    if replaced.is_empty() {
        return false;
    }
    func.rewrite_operands(|value| replaced.get(value));
    true
}

/// The columns of matrices, which are loaded whole by what multiplies these.
fn kept(ctx: &Context, func: &Function) -> SideMap<InstId, bool> {
    use Intrinsic::{Determinant, MatrixRow, MatrixTimesVector, VectorTimesMatrix};
    let mut kept = SideMap::with_default(false);
    for &inst in func.layout.iter().flat_map(|&block| &func.blocks[block].insts) {
        let which = func.insts[inst].intrinsic();
        if matches!(which, Some(MatrixRow | MatrixTimesVector | VectorTimesMatrix | Determinant)) {
            // The vector may be a column, too.
            let columns = func.operands(inst).iter().filter_map(|column| column.as_inst());
            columns.filter(|&column| is_column(ctx, func, column)).for_each(|column| kept[column] = true);
        }
    }
    kept
}

/// Whether an instruction loads an element of an array.
fn is_column(ctx: &Context, func: &Function, load: InstId) -> bool {
    let address = func.operands(load).first().filter(|_| func.insts[load].op == Opcode::Load);
    let Some(gep) = address.and_then(|&address| made_by(func, address, Opcode::Gep)) else { return false };
    let [_, _, ref path @ .., _] = *func.operands(gep) else { return false };
    let step = |ty: TypeId, index: &Value| ctx.types.member(ty, ctx.as_int(*index).unwrap_or(0) as u32);
    let holder = path.iter().try_fold(func.insts[gep].data_type(), step);
    holder.is_some_and(|ty| matches!(ctx.types.get(ty), Type::Array { .. }))
}

/// A member that is loaded.
#[derive(Clone)]
struct Member {
    path: Path,
    load: InstId,
    /// The number of the load in its run.
    number: usize,
}

/// Members of one holder that are loaded while nothing changes them.
struct Run {
    holder: Holder,
    members: Vec<Member>,
    /// What has been written since.
    writes: SmallVec<[Place; 4]>,
}

/// What is loaded whole: a part of a holder, with the loads that it stands for.
struct Plan {
    holder: Holder,
    path: Path,
    ty: TypeId,
    members: Vec<Member>,
    /// The first of those loads.
    first: InstId,
}

/// The runs of a block.
#[derive(Default)]
struct Runs {
    open: SmallVec<[Run; OPEN_RUNS]>,
    plans: Vec<Plan>,
}

impl Runs {
    fn of(ctx: &Context, func: &Function, block: BlockId, kept: &SideMap<InstId, bool>) -> Runs {
        let mut runs = Runs::default();
        for &inst in &func.blocks[block].insts {
            match func.insts[inst].op {
                Opcode::Load if !kept[inst] => runs.load(ctx, func, inst),
                _ if runs.open.is_empty() => {}
                Opcode::Store => runs.write(ctx, func, Place::of(ctx, func, func.operands(inst)[1])),
                Opcode::AtomicRmw | Opcode::CmpXchg => {
                    runs.write(ctx, func, Place::of(ctx, func, func.operands(inst)[0]));
                }
                Opcode::Call => runs.close_all(ctx),
                Opcode::Intrinsic => {
                    let effect = func.insts[inst].intrinsic().map(Intrinsic::effect);
                    if matches!(effect, None | Some(Effect::Write | Effect::ConvergentWrite)) {
                        runs.close_all(ctx);
                    }
                }
                _ => {}
            }
        }
        runs.close_all(ctx);
        runs
    }

    fn load(&mut self, ctx: &Context, func: &Function, load: InstId) {
        let pointer = func.operands(load)[0];
        if !is_of_member(func, pointer)
            || !is_plain(func, load)
            || !points_to(ctx, func, pointer, func.insts[load].ty)
        {
            return;
        }
        let place = Place::of(ctx, func, pointer);
        if !place.is_known(ctx, func) || is_aggregate(ctx, func.insts[load].ty) {
            return;
        }
        let Some((holder, path)) = Holder::of(ctx, func, place.clone()) else { return };
        if path.is_empty() {
            return;
        }
        if let Some(at) = self.open.iter().position(|run| run.holder.is_same(&holder)) {
            let run = &mut self.open[at];
            let is_changed = run.writes.iter().any(|write| write.meets(ctx, func, &place));
            if !is_changed && run.members.len() < MAX_MEMBERS {
                run.members.push(Member { path, load, number: run.members.len() });
                return;
            }
            self.close(ctx, at);
        } else if self.open.len() == OPEN_RUNS {
            self.close(ctx, 0);
        }
        let members = vec![Member { path, load, number: 0 }];
        self.open.push(Run { holder, members, writes: SmallVec::new() });
    }

    fn write(&mut self, ctx: &Context, func: &Function, place: Place) {
        let mut at = 0;
        while let Some(run) = self.open.get_mut(at) {
            if run.holder.place.meets(ctx, func, &place) {
                if run.writes.len() == MAX_WRITES {
                    self.close(ctx, at);
                    continue;
                }
                run.writes.push(place.clone());
            }
            at += 1;
        }
    }

    fn close_all(&mut self, ctx: &Context) {
        while !self.open.is_empty() {
            self.close(ctx, 0);
        }
    }

    fn close(&mut self, ctx: &Context, at: usize) {
        let Run { holder, mut members, .. } = self.open.remove(at);
        if members.len() >= MIN_LOADS {
            members.sort_by(|a, b| (&a.path, a.number).cmp(&(&b.path, b.number)));
            self.choose(ctx, &holder, holder.ty, 0, &members);
        }
    }

    /// Plans to load what members lie in, or parts of that.
    fn choose(&mut self, ctx: &Context, holder: &Holder, ty: TypeId, depth: usize, members: &[Member]) {
        if members.len() < MIN_LOADS || !is_aggregate(ctx, ty) {
            return;
        }
        if !(depth == 0 && holder.is_block) && pays(ctx, ty, depth, members) {
            let (Some(first), path) =
                (members.iter().min_by_key(|member| member.number), &members[0].path[..depth])
            else {
                return;
            };
            let (path, first, members) = (Path::from_slice(path), first.load, members.to_vec());
            self.plans.push(Plan { holder: holder.clone(), path, ty, members, first });
            return;
        }
        for part in members.chunk_by(|a, b| a.path[depth] == b.path[depth]) {
            if let Some(ty) = ctx.types.member(ty, part[0].path[depth]) {
                self.choose(ctx, holder, ty, depth + 1, part);
            }
        }
    }
}

/// Whether half of the members are loaded, and enough.
fn pays(ctx: &Context, ty: TypeId, depth: usize, members: &[Member]) -> bool {
    let loaded = members.chunk_by(|a, b| is_within(ctx, ty, &a.path[depth..], &b.path[depth..])).count();
    let mut room = 2 * loaded;
    loaded >= MIN_LOADS && fits(ctx, ty, &mut room)
}

/// Whether two paths lead to the same member, or to lanes of it.
fn is_within(ctx: &Context, mut ty: TypeId, a: &[u32], b: &[u32]) -> bool {
    for (a, b) in a.iter().zip(b) {
        if !is_aggregate(ctx, ty) {
            return true;
        }
        match ctx.types.member(ty, *a).filter(|_| a == b) {
            Some(member) => ty = member,
            None => return false,
        }
    }
    true
}

/// Whether something has no more members than there is room for, which is less then.
fn fits(ctx: &Context, ty: TypeId, room: &mut usize) -> bool {
    match ctx.types.get(ty) {
        Type::Struct { fields, .. } => fields.iter().all(|&field| fits(ctx, field, room)),
        Type::Array { elem, len } => (0..*len).all(|_| fits(ctx, *elem, room)) && *len > 0,
        Type::Target { .. } => ctx.padding(ty).is_some(),
        _ => {
            let had = *room;
            *room = had.saturating_sub(1);
            had > 0 && member_count(ctx, ty) <= 4
        }
    }
}

/// Writes a block with what is loaded whole.
fn write(ctx: &mut Context, func: &mut Function, block: BlockId, plans: &[Plan], replaced: &mut Replaced) {
    let firsts: HashMap<InstId, usize> = plans.iter().enumerate().map(|(n, plan)| (plan.first, n)).collect();
    let member = |(n, plan): (usize, &Plan)| {
        let members = plan.members.iter().enumerate();
        members.map(move |(m, member)| (member.load, (n, m))).collect::<Vec<_>>()
    };
    let members: HashMap<InstId, (usize, usize)> = plans.iter().enumerate().flat_map(member).collect();
    let mut loaded: SmallVec<[Option<Value>; 4]> = smallvec::smallvec![None; plans.len()];
    let (old, mut cursor) = Cursor::rebuild(func, block);
    for inst in old {
        cursor.at_inst(inst);
        if let Some(&n) = firsts.get(&inst) {
            let Plan { holder, path, ty, .. } = &plans[n];
            let address = holder.address(ctx, &mut cursor, path);
            loaded[n] = Some(cursor.inst(Opcode::Load, *ty, &[address], 0, Flags::NONE).into());
        }
        let found = members.get(&inst).and_then(|&(n, m)| Some((&plans[n], m, loaded[n]?)));
        let Some((plan, m, whole)) = found else {
            cursor.keep(inst);
            continue;
        };
        let path = &plan.members[m].path[plan.path.len()..];
        let value = taken_out(ctx, &mut cursor, plan.ty, whole, path);
        replaced.set(inst, value);
    }
}

/// Writes what takes a member, or a lane of one, out of what is loaded.
fn taken_out(
    ctx: &mut Context,
    cursor: &mut Cursor<'_>,
    mut ty: TypeId,
    whole: Value,
    path: &[u32],
) -> Value {
    for (n, &index) in path.iter().enumerate() {
        if !is_aggregate(ctx, ty) {
            let vector = part(ctx, cursor, ty, whole, &path[..n]);
            let (lane, scalar) = (ctx.i32(index), ctx.types.scalar(ty));
            return cursor.inst(Opcode::ExtractElement, scalar, &[vector, lane], 0, Flags::NONE).into();
        }
        ty = ctx.types.member(ty, index).unwrap_or(ty);
    }
    part(ctx, cursor, ty, whole, path)
}
