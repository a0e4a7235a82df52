//! Functions: instructions and blocks, the order of the blocks and their structure.

use crate::Loc;
use crate::context::Context;
use crate::debug::DebugValues;
use crate::ids::{BlockId, FuncId, InstId, MetadataId, TypeId};
use crate::intrinsic::{Effect, Intrinsic};
use crate::layout::{FieldMarks, MatrixShape};
use crate::opcode::{Flags, Opcode};
use crate::symbol::Symbol;
use crate::value::{Value, ValueKind};
use smallvec::SmallVec;
use trefoil_entity::{Entity, EntityMap, HashMap};
use trefoil_facts::ComponentType;

/// An instruction: 16 bytes. Its operands are in the function's pool.
#[derive(Clone, Copy, Debug)]
pub struct Inst {
    /// What it does.
    pub op: Opcode,
    /// How it may be bent.
    pub flags: Flags,
    len: u16,
    /// The type of its result; `void` for none.
    pub ty: TypeId,
    start: u32,
    /// What the opcode's documentation says: a predicate, a type, an alignment, an intrinsic.
    pub data: u32,
}

const _: () = assert!(size_of::<Inst>() == 16);

/// The length of an instruction whose operands are too many to count in 16 bits: their number stands in the pool, just
/// before the first of them. Input can make a phi or a switch as long as that.
const LONG: u16 = u16::MAX;
/// A bit of such an instruction's `start` that is outside of every pool: what looks for operands where `start` and `len` say finds
/// none, and only then asks for the length.
const FAR: u32 = 1 << 31;

impl Inst {
    /// An instruction without flags and operands, for folding constants that are passed separately.
    pub fn bare(op: Opcode, ty: TypeId, data: u32) -> Self {
        Self { op, flags: Flags::NONE, len: 0, ty, start: 0, data }
    }

    /// The predicate, alignment, or intrinsic number read as a type: for `alloca` and `getelementptr`.
    #[inline]
    pub fn data_type(&self) -> TypeId {
        TypeId::from_u32(self.data)
    }

    /// The intrinsic that an [`Opcode::Intrinsic`] calls.
    #[inline]
    pub fn intrinsic(&self) -> Option<Intrinsic> {
        if self.op == Opcode::Intrinsic { Intrinsic::from_u32(self.data) } else { None }
    }

    /// Whether this calls the intrinsic.
    #[inline]
    pub fn is_intrinsic(&self, which: Intrinsic) -> bool {
        self.op == Opcode::Intrinsic && self.data == which as u32
    }

    /// Where its operands stand in a pool.
    #[inline]
    fn span(&self, pool: &[Value]) -> std::ops::Range<usize> {
        let (start, len) = (self.start as usize, usize::from(self.len));
        if start + len <= pool.len() { start..start + len } else { self.long_span(pool) }
    }

    /// Where the operands of a [`LONG`] instruction stand.
    #[cold]
    #[inline(never)]
    fn long_span(&self, pool: &[Value]) -> std::ops::Range<usize> {
        let start = (self.start & !FAR) as usize;
        start..start + pool[start - 1].0 as usize
    }
}

/// Appends operands to a pool; gives the `len` and the `start` of their instruction.
#[cold]
#[inline(never)]
fn push_long(pool: &mut Vec<Value>, operands: &[Value]) -> (u16, u32) {
    pool.push(Value(operands.len() as u32));
    let start = pool.len() as u32;
    pool.extend_from_slice(operands);
    (LONG, start | FAR)
}

/// Makes room for more operands, and for the places of more instructions.
#[cold]
#[inline(never)]
fn make_pool_room(pool: &mut Vec<Value>, locs: &mut Vec<Loc>) {
    pool.reserve(pool.len().max(512));
    locs.reserve(locs.len().max(256));
}

/// Makes room for more instructions of a block.
#[cold]
#[inline(never)]
fn make_room(insts: &mut Vec<InstId>) {
    insts.reserve(insts.len().max(FIRST_INSTS));
}

/// What the source asked of a branch or loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Hint {
    /// Nothing.
    #[default]
    None,
    /// `[branch]`: jump.
    Branch,
    /// `[flatten]`: compute both sides.
    Flatten,
    /// `[loop]`: stay a loop.
    Loop,
    /// `[unroll]`, or `[unroll(n)]` with the most iterations; 0 when not said.
    Unroll(u32),
}

/// The structure that a block's terminator opens, as SPIR-V has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Merge {
    /// None: the branch leaves or stays within the structures around it.
    #[default]
    None,
    /// An `if` or `switch` whose paths meet at `merge`.
    Selection {
        /// Where the paths meet.
        merge: BlockId,
        /// What the source asked for.
        hint: Hint,
    },
    /// The block is a loop's header.
    Loop {
        /// Where the loop is left to.
        merge: BlockId,
        /// The block from which the one back edge leaves.
        cont: BlockId,
        /// What the source asked for.
        hint: Hint,
    },
}

/// A block: phis first, one terminator last.
#[derive(Clone, Debug, Default)]
pub struct Block {
    /// Its instructions in order.
    pub insts: Vec<InstId>,
    /// The structure its terminator opens.
    pub merge: Merge,
    /// Its name in text.
    pub name: Option<Symbol>,
}

/// A parameter of a function.
#[derive(Clone, Copy, Debug)]
pub struct Param {
    /// The type.
    pub ty: TypeId,
    /// The name in text.
    pub name: Option<Symbol>,
}

/// What a declared function may do to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Memory {
    /// Anything.
    #[default]
    ReadWrite,
    /// `memory(read)`, once `readonly`.
    Read,
    /// `memory(none)`, once `readnone`.
    None,
}

/// An attribute of LLVM's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attribute {
    /// As LLVM spells it: `noundef`, `align 4`, `memory(argmem: read)`.
    Word(Symbol),
    /// With a type: `byval(T)`, `sret(T)`.
    Type(Symbol, TypeId),
}

/// Attributes that only some functions have in text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// Linkage, visibility and calling convention, in their order.
    pub before: Vec<Symbol>,
    /// Attributes of the result.
    pub ret: Vec<Attribute>,
    /// Attributes of each parameter; fewer than there are parameters when the rest has none.
    pub params: Vec<Vec<Attribute>>,
    /// Attributes of the function.
    pub words: Vec<Attribute>,
    /// Whether more arguments may follow the parameters.
    pub variadic: bool,
    /// Metadata on the function: kind and node.
    pub attachments: Vec<(Symbol, MetadataId)>,
    /// What the source says of parameters, by their numbers, and of the result, which has none; not in text.
    pub sources: Vec<(Option<u32>, PassedSource)>,
}

/// What the source says of a parameter or result that its type does not: the sign of an integer, the shape of a matrix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassedSource {
    /// Its component.
    pub component: ComponentType,
    /// Its shape, when it is a matrix.
    pub matrix: Option<MatrixShape>,
    /// What stands beside its type.
    pub marks: FieldMarks,
}

/// What LLVM's text says of a call's place in its function.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tail {
    /// Nothing.
    #[default]
    Unmarked,
    /// `tail`: the callee uses no variable of the caller.
    Tail,
    /// `notail`: not to be marked so.
    NoTail,
}

/// Attributes of a call in text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CallSite {
    /// The mark before `call`.
    pub tail: Tail,
    /// Attributes of the result.
    pub ret: Vec<Attribute>,
    /// Attributes of each argument; fewer than there are arguments when the rest has none.
    pub params: Vec<Vec<Attribute>>,
    /// Attributes of the call.
    pub words: Vec<Attribute>,
    /// Attributes of the form `"key"="value"`.
    pub texts: Vec<(Symbol, Symbol)>,
    /// Operand bundles: `"convergencectrl"` with the token of a convergence intrinsic.
    pub bundles: Vec<(Symbol, Vec<Value>)>,
}

/// A function: declared when it has no blocks.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its name.
    pub name: Symbol,
    /// What it returns.
    pub ret: TypeId,
    /// What it takes.
    pub params: Vec<Param>,
    /// What it may do to memory.
    pub memory: Memory,
    /// Attributes of the form `"key"="value"`, as clang writes `hlsl.shader`.
    pub attributes: Vec<(Symbol, Symbol)>,
    /// Whether calls of it depend on which lanes are active, and may not move to another block.
    pub convergent: bool,
    /// What text says besides.
    pub extras: Option<Box<Extras>>,
    /// Attributes of calls in text.
    pub calls: HashMap<InstId, CallSite>,
    /// The blocks, by id.
    pub blocks: EntityMap<BlockId, Block>,
    /// The blocks in their order, the entry first, each after the block that dominates it.
    pub layout: Vec<BlockId>,
    /// The instructions, by id; some may be in no block any more.
    pub insts: EntityMap<InstId, Inst>,
    /// Where in the source each instruction comes from.
    locs: Vec<Loc>,
    /// Names of instructions in text, where they have one.
    pub names: HashMap<InstId, Symbol>,
    /// Metadata on instructions: kind and node.
    pub attachments: HashMap<InstId, Vec<(Symbol, MetadataId)>>,
    /// What variables of the source hold, where debug information is asked for.
    pub debug: Option<Box<DebugValues>>,
    pool: Vec<Value>,
}

/// The instructions of a function as they were once.
pub struct Snapshot {
    insts: EntityMap<InstId, Inst>,
    pool: Vec<Value>,
}

/// Room for the first instructions of a block: few have less.
const FIRST_INSTS: usize = 16;

impl Function {
    /// A function without blocks.
    pub fn new(name: Symbol, ret: TypeId, params: Vec<Param>) -> Self {
        Self {
            name,
            ret,
            params,
            memory: Memory::default(),
            attributes: Vec::new(),
            convergent: false,
            extras: None,
            calls: HashMap::default(),
            blocks: EntityMap::new(),
            layout: Vec::new(),
            insts: EntityMap::new(),
            locs: Vec::new(),
            names: HashMap::default(),
            attachments: HashMap::default(),
            debug: None,
            pool: Vec::new(),
        }
    }

    /// Makes room for that many more instructions of a few operands each.
    pub fn reserve(&mut self, insts: usize) {
        self.insts.reserve(insts);
        self.locs.reserve(insts);
        self.pool.reserve(3 * insts);
    }

    /// What text says besides, to add to.
    pub fn extras_mut(&mut self) -> &mut Extras {
        self.extras.get_or_insert_default()
    }

    /// Takes over what calls of another function see of it.
    pub fn clone_head(&mut self, other: &Function) {
        self.name = other.name;
        self.ret = other.ret;
        self.params.clone_from(&other.params);
        self.memory = other.memory;
        self.convergent = other.convergent;
        self.extras.clone_from(&other.extras);
    }

    /// A declaration of it: what calls see.
    pub fn head(&self) -> Function {
        let mut head = Function::new(self.name, self.ret, Vec::new());
        head.clone_head(self);
        head
    }

    /// Leaves of it only what calls of another function see.
    pub fn drop_body(&mut self) {
        let nothing = Function::new(self.name, self.ret, Vec::new());
        let old = std::mem::replace(self, nothing);
        self.params = old.params;
        self.memory = old.memory;
        self.convergent = old.convergent;
        self.extras = old.extras;
    }

    /// Whether it has no body.
    pub fn is_declaration(&self) -> bool {
        self.layout.is_empty()
    }

    /// Makes a block that is in no order yet.
    pub fn new_block(&mut self) -> BlockId {
        self.blocks.push(Block::default())
    }

    /// Makes an instruction of a place in the source that is in no block yet: where a
    /// [`Cursor`](crate::Cursor) cannot insert it at once, as a phi whose operands are not known. [`Cursor::keep`] or the
    /// list of a block takes it later.
    ///
    /// [`Cursor::keep`]: crate::Cursor::keep
    #[inline(never)]
    pub fn detached(
        &mut self,
        loc: Loc,
        op: Opcode,
        ty: TypeId,
        operands: &[Value],
        data: u32,
        flags: Flags,
    ) -> InstId {
        self.make(loc, op, ty, operands, data, flags)
    }

    /// What [`detached`](Self::detached) does, in place: builders and cursors make nearly all instructions.
    #[inline(always)]
    pub(crate) fn make(
        &mut self,
        loc: Loc,
        op: Opcode,
        ty: TypeId,
        operands: &[Value],
        data: u32,
        flags: Flags,
    ) -> InstId {
        let mut start = self.pool.len() as u32;
        let mut len = operands.len() as u16;
        if self.pool.capacity() - self.pool.len() < operands.len() {
            make_pool_room(&mut self.pool, &mut self.locs);
        }
        // Of few operands a copy of known length is made in place.
        match *operands {
            [] => {}
            [a] => self.pool.push(a),
            [a, b] => self.pool.extend_from_slice(&[a, b]),
            [a, b, c] => self.pool.extend_from_slice(&[a, b, c]),
            _ if operands.len() < usize::from(LONG) => self.pool.extend_from_slice(operands),
            _ => (len, start) = push_long(&mut self.pool, operands),
        }
        self.locs.push(loc);
        self.insts.push(Inst { op, flags, len, ty, start, data })
    }

    /// Appends an instruction to a block.
    #[inline]
    pub fn append(&mut self, block: BlockId, inst: InstId) {
        let insts = &mut self.blocks[block].insts;
        if insts.len() == insts.capacity() {
            make_room(insts);
        }
        insts.push(inst);
    }

    /// The operands of an instruction.
    #[inline]
    pub fn operands(&self, inst: InstId) -> &[Value] {
        let i = &self.insts[inst];
        let start = i.start as usize;
        match self.pool.get(start..start + usize::from(i.len)) {
            Some(operands) => operands,
            None => &self.pool[i.long_span(&self.pool)],
        }
    }

    /// The operands of an instruction, to change in place.
    #[inline]
    pub fn operands_mut(&mut self, inst: InstId) -> &mut [Value] {
        let span = self.insts[inst].span(&self.pool);
        &mut self.pool[span]
    }

    /// Gives an instruction other operands, as many as there are.
    pub fn set_operands(&mut self, inst: InstId, operands: &[Value]) {
        let i = &mut self.insts[inst];
        let room = i.span(&self.pool).len();
        if operands.len() >= usize::from(LONG) {
            Self::set_long(i, &mut self.pool, room, operands);
            return;
        }
        if operands.len() > room {
            i.start = self.pool.len() as u32;
            self.pool.extend_from_slice(operands);
        } else {
            i.start &= !FAR;
            self.pool[i.start as usize..][..operands.len()].copy_from_slice(operands);
        }
        i.len = operands.len() as u16;
    }

    /// Gives an instruction with room for `room` operands so long a list that it becomes [`LONG`].
    #[cold]
    #[inline(never)]
    fn set_long(i: &mut Inst, pool: &mut Vec<Value>, room: usize, operands: &[Value]) {
        if operands.len() > room {
            (i.len, i.start) = push_long(pool, operands);
        } else {
            // It is long already: its number stands before its operands.
            let start = (i.start & !FAR) as usize;
            pool[start - 1] = Value(operands.len() as u32);
            pool[start..][..operands.len()].copy_from_slice(operands);
        }
    }

    /// Turns an instruction into another in place; its id and its uses stay.
    pub fn replace(
        &mut self,
        inst: InstId,
        op: Opcode,
        ty: TypeId,
        operands: &[Value],
        data: u32,
        flags: Flags,
    ) {
        self.set_operands(inst, operands);
        let i = &mut self.insts[inst];
        (i.op, i.ty, i.data, i.flags) = (op, ty, data, flags);
    }

    /// Whether a block goes to one that stands at or before it in the layout: without that there is no loop.
    pub fn has_backward_edge(&self) -> bool {
        let mut seen: SmallVec<[bool; 64]> = SmallVec::from_elem(false, self.blocks.len());
        let seen = &mut seen[..];
        self.layout.iter().any(|&block| {
            seen[block.index()] = true;
            self.targets(block).iter().filter_map(|v| v.as_block()).any(|to| seen[to.index()])
        })
    }

    /// The terminator of a block, when it has one.
    #[inline]
    pub fn terminator(&self, block: BlockId) -> Option<InstId> {
        let last = *self.blocks[block].insts.last()?;
        self.insts[last].op.is_terminator().then_some(last)
    }

    /// The operands of a block's terminator: the blocks among them are where it may go to.
    #[inline]
    pub fn targets(&self, block: BlockId) -> &[Value] {
        self.terminator(block).map_or(&[], |term| self.operands(term))
    }

    /// Calls `f` with each block that the terminator of `block` may go to, in the operands' order, repeats included.
    pub fn for_each_successor(&self, block: BlockId, mut f: impl FnMut(BlockId)) {
        for v in self.targets(block) {
            if let Some(b) = v.as_block() {
                f(b);
            }
        }
    }

    /// The blocks that the terminator of `block` may go to, in the operands' order, repeats included.
    pub fn successors(&self, block: BlockId) -> smallvec::SmallVec<[BlockId; 4]> {
        let mut out = smallvec::SmallVec::new();
        self.for_each_successor(block, |b| out.push(b));
        out
    }

    /// The number of edges from one block to another: a switch may have several. The IR's phis name such a block
    /// once, LLVM's once for each edge.
    pub fn edges(&self, from: BlockId, to: BlockId) -> usize {
        self.targets(from).iter().filter(|v| v.as_block() == Some(to)).count()
    }

    /// The phis at the head of a block.
    pub fn phis(&self, block: BlockId) -> impl Iterator<Item = InstId> + '_ {
        let insts = self.blocks[block].insts.iter().copied();
        insts.take_while(|&i| self.insts[i].op == Opcode::Phi)
    }

    /// What a phi gets when control comes from a block. Cost: linear in the edges of the phi.
    pub fn incoming(&self, phi: InstId, from: BlockId) -> Option<Value> {
        self.operands(phi).chunks_exact(2).find(|pair| pair[1].as_block() == Some(from)).map(|pair| pair[0])
    }

    /// Has the terminator of a block go elsewhere where it goes to one block; says whether it did.
    pub fn rename_targets(&mut self, block: BlockId, old: BlockId, new: BlockId) -> bool {
        self.terminator(block).is_some_and(|term| self.rename_block(term, old, new))
    }

    /// Lets the phis of a block take from one block what they took from another.
    pub fn rename_incoming(&mut self, block: BlockId, old: BlockId, new: BlockId) {
        let phis: smallvec::SmallVec<[InstId; 8]> = self.phis(block).collect();
        for phi in phis {
            self.rename_block(phi, old, new);
        }
    }

    /// Names one block in place of another among the operands of an instruction; says whether it was there.
    fn rename_block(&mut self, inst: InstId, old: BlockId, new: BlockId) -> bool {
        let mut renamed = false;
        for value in self.operands_mut(inst).iter_mut().filter(|value| value.as_block() == Some(old)) {
            *value = new.into();
            renamed = true;
        }
        renamed
    }

    /// Puts a block after another one in the layout; at its end, when the other is not in it.
    pub fn place_after(&mut self, block: BlockId, new: BlockId) {
        let place = self.layout.iter().position(|&b| b == block).map_or(self.layout.len(), |at| at + 1);
        self.layout.insert(place, new);
    }

    /// The type of a value.
    #[inline]
    pub fn value_type(&self, ctx: &Context, value: Value) -> TypeId {
        match value.as_inst() {
            Some(inst) => self.insts[inst].ty,
            None => self.other_type(ctx, value),
        }
    }

    /// The type of a value that is not computed.
    fn other_type(&self, ctx: &Context, value: Value) -> TypeId {
        match value.kind() {
            ValueKind::Inst(i) => self.insts[i].ty,
            ValueKind::Param(p) => self.params[p as usize].ty,
            ValueKind::Const(c) => ctx.consts.get(c).ty,
            ValueKind::Global(g) => ctx.globals[g].pointer_type(&ctx.types),
            ValueKind::Func(_) => TypeId::PTR,
            ValueKind::Block(_) => TypeId::LABEL,
            ValueKind::Metadata(_) => TypeId::METADATA,
        }
    }

    /// What an instruction may do; the callee's word is taken for calls, the worst of one that is not among the functions.
    #[inline]
    pub fn effect(&self, module_functions: &EntityMap<FuncId, Function>, inst: InstId) -> Effect {
        let i = &self.insts[inst];
        match i.op {
            Opcode::Load => Effect::Read,
            Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg => Effect::Write,
            Opcode::Intrinsic => i.intrinsic().map_or(Effect::ConvergentWrite, Intrinsic::effect),
            Opcode::Call => {
                let callee = self.operands(inst).last().and_then(|v| v.as_func());
                match callee.and_then(|f| module_functions.get(f)) {
                    Some(f) => match (f.memory, f.convergent) {
                        (Memory::None, false) => Effect::Pure,
                        (Memory::None, true) => Effect::Convergent,
                        (Memory::Read, false) => Effect::Read,
                        _ => Effect::ConvergentWrite,
                    },
                    None => Effect::ConvergentWrite,
                }
            }
            op if op.is_terminator() => Effect::ConvergentWrite,
            _ => Effect::Pure,
        }
    }

    /// Takes the instructions out of their blocks that `keep` says no to; whether there were any.
    pub fn retain(&mut self, mut keep: impl FnMut(InstId) -> bool) -> bool {
        let mut any = false;
        for &block in &self.layout {
            let insts = &mut self.blocks[block].insts;
            let before = insts.len();
            insts.retain(|&inst| keep(inst));
            any |= insts.len() != before;
        }
        any
    }

    /// Replaces operands throughout: each operand `v` of an instruction in a block becomes `map(v)`.
    pub fn rewrite_operands(&mut self, mut map: impl FnMut(Value) -> Value) {
        for v in self.calls.values_mut().flat_map(|c| &mut c.bundles).flat_map(|(_, values)| values) {
            *v = map(*v);
        }
        for b in 0..self.layout.len() {
            self.rewrite_block(self.layout[b], &mut map);
        }
        if let Some(debug) = &mut self.debug {
            debug.rewrite(map);
        }
    }

    /// As [`rewrite_operands`](Self::rewrite_operands), for one block.
    #[inline]
    pub fn rewrite_block(&mut self, block: BlockId, mut map: impl FnMut(Value) -> Value) {
        let Self { blocks, insts, pool, .. } = self;
        for &inst in &blocks[block].insts {
            let span = insts[inst].span(pool);
            for v in &mut pool[span] {
                *v = map(*v);
            }
        }
    }

    /// As [`rewrite_operands`](Self::rewrite_operands), for phis and terminators only: the instructions that name blocks.
    pub fn rewrite_blocks(&mut self, mut map: impl FnMut(Value) -> Value) {
        let Self { layout, blocks, insts, pool, .. } = self;
        for &block in &*layout {
            let Some((&last, ahead)) = blocks[block].insts.split_last() else { continue };
            let phis = ahead.iter().take_while(|&&inst| insts[inst].op == Opcode::Phi);
            for i in phis.chain([&last]).map(|&inst| &insts[inst]) {
                let span = i.span(pool);
                for v in &mut pool[span] {
                    *v = map(*v);
                }
            }
        }
        if let Some(debug) = &mut self.debug {
            debug.rewrite(map);
        }
    }

    /// As [`rewrite_operands`](Self::rewrite_operands), for the phis only; tells `changed` of those that it changes, and of
    /// their blocks.
    pub fn rewrite_phis(
        &mut self,
        mut map: impl FnMut(Value) -> Value,
        mut changed: impl FnMut(BlockId, InstId),
    ) {
        for b in 0..self.layout.len() {
            let block = self.layout[b];
            for i in 0..self.blocks[block].insts.len() {
                let inst = self.blocks[block].insts[i];
                if self.insts[inst].op != Opcode::Phi {
                    break;
                }
                let mut renamed = false;
                for v in self.operands_mut(inst) {
                    let now = map(*v);
                    renamed |= now != *v;
                    *v = now;
                }
                if renamed {
                    changed(block, inst);
                }
            }
        }
        if let Some(debug) = &mut self.debug {
            debug.rewrite(map);
        }
    }

    /// The instructions as they are now.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot { insts: self.insts.clone(), pool: self.pool.clone() }
    }

    /// Brings a snapshot up to date, in the memory that it has.
    pub fn snapshot_again(&self, snapshot: &mut Snapshot) {
        snapshot.insts.clone_from(&self.insts);
        snapshot.pool.clone_from(&self.pool);
    }

    /// Whether an instruction is another one than it was, or has other operands.
    #[inline]
    pub fn has_changed(&self, since: &Snapshot, inst: InstId) -> bool {
        let (Some(old), new) = (since.insts.get(inst), &self.insts[inst]) else { return true };
        let head = |i: &Inst| {
            let small = u32::from(i.op as u8) | u32::from(i.flags.0) << 8 | u32::from(i.len) << 16;
            u128::from(small) | u128::from(i.ty.as_u32()) << 32 | u128::from(i.data) << 64
        };
        if head(old) != head(new) {
            return true;
        }
        since.pool[old.span(&since.pool)] != *self.operands(inst)
    }

    /// How many ids instructions have taken: the size for a [`SideMap`](trefoil_entity::SideMap) over them.
    pub fn inst_count(&self) -> usize {
        self.insts.len()
    }

    /// The entry block.
    ///
    /// # Panics
    /// When the function is only declared.
    pub fn entry(&self) -> BlockId {
        self.layout[0]
    }

    /// Where in the source an instruction comes from.
    pub fn loc(&self, inst: InstId) -> Loc {
        self.locs.get(inst.index()).copied().unwrap_or(Loc::NONE)
    }

    /// Sets where an instruction comes from: for readers, which make a value at its first use and find its place later.
    pub fn set_loc(&mut self, inst: InstId, loc: Loc) {
        self.locs[inst.index()] = loc;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `len` different values.
    fn values(len: usize) -> Vec<Value> {
        (0..len as u32).map(|i| Value::new(ValueKind::Param(i))).collect()
    }

    #[test]
    fn an_instruction_has_as_many_operands_as_it_is_given() {
        let mut func = Function::new(Symbol::from_u32(0), TypeId::VOID, Vec::new());
        let block = func.new_block();
        func.layout.push(block);
        let lens = [0, 1, 3, 65_534, 65_535, 65_536, 200_000];
        let make = |f: &mut Function, len| {
            f.detached(Loc::NONE, Opcode::Phi, TypeId::I32, &values(len), 0, Flags::NONE)
        };
        let insts = lens.map(|len| make(&mut func, len));
        insts.iter().for_each(|&inst| func.append(block, inst));
        for (inst, len) in insts.into_iter().zip(lens) {
            assert_eq!(func.operands(inst), values(len));
        }
        // From any number of operands to any other.
        for from in lens {
            for to in lens {
                let (inst, next) = (make(&mut func, from), make(&mut func, 2));
                func.set_operands(inst, &values(to));
                assert_eq!((func.operands(inst), func.operands(next)), (&values(to)[..], &values(2)[..]));
            }
        }
        let before = func.snapshot();
        let param = |i| Value::new(ValueKind::Param(i));
        func.rewrite_block(block, |v| if v == param(199_999) { param(0) } else { v });
        assert_eq!(func.operands(insts[6])[199_998..], [param(199_998), param(0)]);
        assert_eq!(func.operands(insts[5]), values(65_536));
        assert!(func.has_changed(&before, insts[6]) && !func.has_changed(&before, insts[5]));
    }
}
