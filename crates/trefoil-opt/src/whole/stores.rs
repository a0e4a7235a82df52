//! Stores of what has all its members stored.

use super::{
    Holder, MAX_MEMBERS, OPEN_RUNS, Path, count_accesses, is_aggregate, is_of_member, member_count, part,
    points_to,
};
use crate::places::{Place, is_plain};
use smallvec::SmallVec;
use trefoil_ir::{
    BlockId, ConstId, Context, Cursor, Effect, Flags, Function, HashMap, HashSet, InstId, Intrinsic, Opcode,
    Type, TypeId, Value,
};

/// Stores whole; says whether there was anything to.
pub(super) fn run(ctx: &mut Context, func: &mut Function) -> bool {
    let mut changed = false;
    for n in 0..func.layout.len() {
        let block = func.layout[n];
        if count_accesses(func, block, Opcode::Store) < 2 {
            continue;
        }
        let Runs { plans, overwritten, .. } = Runs::of(ctx, func, block);
        if !plans.is_empty() {
            write(ctx, func, block, &plans, overwritten);
            changed = true;
        }
    }
    changed
}

/// A member that is stored.
struct Member {
    path: Path,
    value: Value,
    store: InstId,
    place: Place,
}

/// Members of one holder that are stored while nothing reads or writes them otherwise.
struct Run {
    holder: Holder,
    members: Vec<Member>,
}

/// Something that is put together: of its members, or of the lanes of a vector, or a value.
enum Made {
    Value(Value),
    Of(Vec<Made>, TypeId),
}

/// What is stored whole: a part of a holder.
struct Plan {
    holder: Holder,
    path: Path,
    made: Made,
    /// The last of the stores that it stands for.
    last: InstId,
    stores: Vec<InstId>,
}

/// The runs of a block.
#[derive(Default)]
struct Runs {
    open: SmallVec<[Run; OPEN_RUNS]>,
    plans: Vec<Plan>,
    /// Stores to members that a later one writes before anything can have read them.
    overwritten: Vec<InstId>,
    /// The numbers of stores in the block.
    numbers: HashMap<InstId, usize>,
}

impl Runs {
    fn of(ctx: &Context, func: &Function, block: BlockId) -> Runs {
        let mut runs = Runs::default();
        for &inst in &func.blocks[block].insts {
            match func.insts[inst].op {
                Opcode::Store => runs.store(ctx, func, inst),
                _ if runs.open.is_empty() => {}
                Opcode::Load => runs.access(ctx, func, &Place::of(ctx, func, func.operands(inst)[0]), None),
                Opcode::AtomicRmw | Opcode::CmpXchg | Opcode::Call => runs.close_all(ctx),
                Opcode::Intrinsic => {
                    let effect = func.insts[inst].intrinsic().map(Intrinsic::effect);
                    if !matches!(effect, Some(Effect::Pure | Effect::Convergent)) {
                        runs.close_all(ctx);
                    }
                }
                _ => {}
            }
        }
        runs.close_all(ctx);
        runs
    }

    fn store(&mut self, ctx: &Context, func: &Function, store: InstId) {
        let &[value, pointer] = func.operands(store) else { return };
        if !is_of_member(func, pointer) && self.open.is_empty() {
            return;
        }
        let place = Place::of(ctx, func, pointer);
        let ty = func.value_type(ctx, value);
        let takes_part = is_plain(func, store)
            && points_to(ctx, func, pointer, ty)
            && place.is_known(ctx, func)
            && !is_aggregate(ctx, ty);
        let found = Holder::of(ctx, func, place.clone()).filter(|(_, path)| takes_part && !path.is_empty());
        let Some((holder, path)) = found else { return self.access(ctx, func, &place, None) };
        self.numbers.insert(store, self.numbers.len());
        self.access(ctx, func, &place, Some((&holder, &path)));
        let member = Member { path, value, store, place };
        if let Some(run) = self.open.iter_mut().find(|run| run.holder.is_same(&holder)) {
            match run.members.iter_mut().find(|before| before.path == member.path) {
                Some(before) => self.overwritten.push(std::mem::replace(before, member).store),
                None => run.members.push(member),
            }
            return;
        }
        if self.open.len() == OPEN_RUNS {
            self.close(ctx, 0);
        }
        self.open.push(Run { holder, members: vec![member] });
    }

    /// Closes the runs with members that an access may meet; `of` says the run and the member that is accessed.
    fn access(&mut self, ctx: &Context, func: &Function, place: &Place, of: Option<(&Holder, &Path)>) {
        let mut at = 0;
        while let Some(run) = self.open.get(at) {
            let own = of.filter(|(holder, _)| run.holder.is_same(holder)).map(|(_, path)| path);
            let is_other = |member: &&Member| own.is_none_or(|path| member.path != *path);
            let is_met = run.holder.place.meets(ctx, func, place)
                && run.members.iter().filter(is_other).any(|member| member.place.meets(ctx, func, place));
            if is_met || run.members.len() == MAX_MEMBERS {
                self.close(ctx, at);
            } else {
                at += 1;
            }
        }
    }

    fn close_all(&mut self, ctx: &Context) {
        while !self.open.is_empty() {
            self.close(ctx, 0);
        }
    }

    fn close(&mut self, ctx: &Context, at: usize) {
        let Run { holder, mut members } = self.open.remove(at);
        if members.len() < 2 {
            return;
        }
        members.sort_by(|a, b| a.path.cmp(&b.path));
        if let Some(made) = self.cover(ctx, &holder, holder.ty, 0, &members) {
            self.plan(&holder, 0, made, &members);
        }
    }

    /// What all members of something put together, or nothing, and plans for the parts of it that are whole.
    fn cover(
        &mut self,
        ctx: &Context,
        holder: &Holder,
        ty: TypeId,
        depth: usize,
        members: &[Member],
    ) -> Option<Made> {
        if let [member] = members
            && member.path.len() == depth
        {
            return Some(Made::Value(member.value));
        }
        let parts: SmallVec<[&[Member]; 8]> =
            members.chunk_by(|a, b| a.path.get(depth) == b.path.get(depth)).collect();
        let mut made = Vec::with_capacity(parts.len());
        for part in &parts {
            let index = *part[0].path.get(depth)?;
            let member = ctx.types.member(ty, index)?;
            made.push(self.cover(ctx, holder, member, depth + 1, part));
        }
        let is_value = !(depth == 0 && holder.is_block) && has_members(ctx, ty);
        if is_value && member_count(ctx, ty) as usize == made.len() && made.iter().all(Option::is_some) {
            return Some(Made::Of(made.into_iter().flatten().collect(), ty));
        }
        for (made, part) in made.into_iter().zip(parts) {
            if let Some(made) = made.filter(|_| part.len() > 1) {
                self.plan(holder, depth + 1, made, part);
            }
        }
        None
    }

    fn plan(&mut self, holder: &Holder, depth: usize, made: Made, members: &[Member]) {
        let last = members.iter().map(|member| member.store).max_by_key(|store| self.numbers.get(store));
        let Some(last) = last else { return };
        let (path, stores) = (&members[0].path[..depth], members.iter().map(|member| member.store).collect());
        let path = Path::from_slice(path);
        self.plans.push(Plan { holder: holder.clone(), path, made, last, stores });
    }
}

/// Whether something is put together of members or lanes.
fn has_members(ctx: &Context, ty: TypeId) -> bool {
    is_aggregate(ctx, ty) || matches!(ctx.types.get(ty), Type::Vector { len: 2..=4, .. })
}

/// Writes a block with what is stored whole.
fn write(ctx: &mut Context, func: &mut Function, block: BlockId, plans: &[Plan], overwritten: Vec<InstId>) {
    let lasts: HashMap<InstId, usize> = plans.iter().enumerate().map(|(n, plan)| (plan.last, n)).collect();
    let mut gone: HashSet<InstId> = plans.iter().flat_map(|plan| plan.stores.iter().copied()).collect();
    gone.extend(overwritten);
    let (old, mut cursor) = Cursor::rebuild(func, block);
    for inst in old {
        if let Some(&n) = lasts.get(&inst) {
            cursor.at_inst(inst);
            let Plan { holder, path, made, .. } = &plans[n];
            let value = put_together(ctx, &mut cursor, made);
            let address = holder.address(ctx, &mut cursor, path);
            cursor.inst(Opcode::Store, TypeId::VOID, &[value, address], 0, Flags::NONE);
        }
        if !gone.contains(&inst) {
            cursor.keep(inst);
        }
    }
}

/// Writes what is put together.
fn put_together(ctx: &mut Context, cursor: &mut Cursor<'_>, made: &Made) -> Value {
    let (parts, ty) = match made {
        Made::Value(value) => return *value,
        Made::Of(parts, ty) => (parts, *ty),
    };
    let values: SmallVec<[Value; 8]> = parts.iter().map(|part| put_together(ctx, cursor, part)).collect();
    let constants: SmallVec<[ConstId; 8]> = values.iter().filter_map(|value| value.as_const()).collect();
    if constants.len() == values.len() {
        return ctx.consts.aggregate(ty, &constants).into();
    }
    let whole = source(ctx, cursor.func, ty, &values);
    let from = |n: usize| Whole::with(ctx, cursor.func, values[n], n);
    let others: SmallVec<[usize; 8]> =
        (0..values.len()).filter(|&n| whole.is_none() || from(n) != whole).collect();
    let mut value = match whole {
        Some(Whole { value, path }) if path.is_empty() => value,
        Some(Whole { value, path }) => part(ctx, cursor, ty, value, &path),
        None => ctx.poison(ty),
    };
    let op = if is_aggregate(ctx, ty) { Opcode::InsertValue } else { Opcode::InsertElement };
    for n in others {
        let index = ctx.i32(n as u32);
        value = cursor.inst(op, ty, &[value, values[n], index], 0, Flags::NONE).into();
    }
    value
}

/// What the greater part of some members was taken out of, where each is one of the same place in that.
fn source(ctx: &Context, func: &Function, ty: TypeId, values: &[Value]) -> Option<Whole> {
    let wholes = || values.iter().enumerate().map(|(n, &value)| Whole::with(ctx, func, value, n));
    let first = wholes().flatten().next().filter(|whole| whole.ty(ctx, func) == Some(ty))?;
    let taken = wholes().flatten().filter(|whole| *whole == first).count();
    (2 * taken >= values.len()).then_some(first)
}

/// A value, or a part of one.
#[derive(PartialEq)]
struct Whole {
    value: Value,
    path: Path,
}

impl Whole {
    /// What a value was taken out of, as its member or lane of this number.
    fn with(ctx: &Context, func: &Function, value: Value, number: usize) -> Option<Whole> {
        let inst = value.as_inst()?;
        if !matches!(func.insts[inst].op, Opcode::ExtractValue | Opcode::ExtractElement) {
            return None;
        }
        let [whole, ref path @ .., last] = *func.operands(inst) else { return None };
        let path: Option<Path> = path.iter().map(|&n| Some(ctx.as_int(n)? as u32)).collect();
        (ctx.as_int(last) == Some(number as u64)).then_some(Whole { value: whole, path: path? })
    }

    fn ty(&self, ctx: &Context, func: &Function) -> Option<TypeId> {
        let whole = func.value_type(ctx, self.value);
        self.path.iter().try_fold(whole, |ty, &n| ctx.types.member(ty, n))
    }
}
