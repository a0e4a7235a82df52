//! Values: nodes of sixteen bytes, each kept once, their lists in one pool.

use crate::ids::RecordId;
use crate::ids::Ty;
use crate::text::Str;
use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// A value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(pub(crate) u32);

impl Value {
    /// `?`.
    pub const UNSET: Value = Value(0);
    /// The bit 0.
    pub const FALSE: Value = Value(1);
    /// The bit 1.
    pub const TRUE: Value = Value(2);

    /// The bit.
    pub const fn bit(on: bool) -> Value {
        if on { Value::TRUE } else { Value::FALSE }
    }
}

/// A run of the pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seq {
    pub(crate) start: u32,
    pub(crate) len: u32,
}

/// An operator of one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the language's")]
pub enum UnaryOp {
    ToLower,
    ToUpper,
    Cast,
    Not,
    Head,
    Tail,
    Size,
    Empty,
    GetDagOp,
    GetDagOpName,
    LogTwo,
    Repr,
    Initialized,
    ListFlatten,
    Instances,
}

/// An operator of two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the language's")]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    Div,
    And,
    Or,
    Xor,
    Shl,
    Sra,
    Srl,
    ListConcat,
    ListSplat,
    ListRemove,
    ListElement,
    ListSlice,
    ClosedRange,
    StrConcat,
    Interleave,
    Concat,
    Eq,
    Ne,
    Le,
    Lt,
    Ge,
    Gt,
    GetDagArg,
    GetDagName,
    SetDagOp,
    SetDagOpName,
    Match,
}

/// An operator of three operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are the language's")]
pub enum TernaryOp {
    Subst,
    Foreach,
    Filter,
    If,
    Dag,
    Range,
    Substr,
    Find,
    SetDagArg,
    SetDagName,
}

/// A node of a value. Sequences are in the pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Node {
    /// `?`.
    Unset,
    /// A bit.
    Bit(bool),
    /// An integer.
    Int(i64),
    /// A string.
    Str(Str),
    /// A string written as code.
    Code(Str),
    /// The name of an anonymous record before it is final.
    AnonymousName(u32),
    /// Bits, the lowest first.
    Bits(Seq),
    /// A list and the type of its elements.
    List(Ty, Seq),
    /// A dag: operator, its name, then each argument and its name; a name is a string's number plus one.
    Dag(Seq),
    /// A record.
    Def(RecordId),
    /// A reference to a field, a template argument or a loop's variable.
    Var(Value, Ty),
    /// One bit of a value that is not yet known.
    VarBit(Value, u32),
    /// A class with arguments: pairs of a key (the position doubled, or the name's value doubled plus one) and a value.
    Instance(RecordId, Seq),
    /// A field of a value that is not yet known.
    Field(Value, Str, Ty),
    /// An operator of one operand.
    Unary(UnaryOp, Value, Ty),
    /// An operator of two operands.
    Binary(BinaryOp, Value, Value, Ty),
    /// An operator of three operands, which are in the pool.
    Ternary(TernaryOp, u32, Ty),
    /// `!foldl`: start, list, names of the two variables and expression are in the pool.
    Fold(u32, Ty),
    /// `!isa`.
    IsA(Ty, Value),
    /// `!exists`.
    Exists(Ty, Value),
    /// `!cond`: pairs of a condition and a value.
    Cond(Ty, Seq),
}

const _: () = assert!(size_of::<Node>() == 16);

/// The bit of a value's traits that says that nothing could change it.
const GROUND: u16 = 1 << 15;

/// An argument of a dag, and its name.
pub(crate) type DagArg = (Value, Option<Str>);

/// Every value, once.
pub(crate) struct Store {
    nodes: Vec<Node>,
    /// For each value how high its tree is, and in the top bit whether nothing could change a part of it any more.
    traits: Vec<u16>,
    /// The height above which values are refused.
    height_limit: u16,
    /// A value grew higher than the limit.
    pub(crate) too_high: bool,
    pool: Vec<u32>,
    index: HashTable<u32>,
}

fn pool_run(node: Node) -> (u32, u32) {
    match node {
        Node::Bits(s) | Node::List(_, s) | Node::Dag(s) | Node::Instance(_, s) | Node::Cond(_, s) => {
            (s.start, s.len)
        }
        Node::Ternary(_, start, _) => (start, 3),
        Node::Fold(start, _) => (start, 5),
        _ => (0, 0),
    }
}

/// The node without where its run lies, to compare and to hash.
fn shape(node: Node) -> (u8, u32, u32, u32, i64) {
    match node {
        Node::Unset => (0, 0, 0, 0, 0),
        Node::Bit(on) => (1, on as u32, 0, 0, 0),
        Node::Int(i) => (2, 0, 0, 0, i),
        Node::Str(s) => (3, s.raw(), 0, 0, 0),
        Node::Code(s) => (4, s.raw(), 0, 0, 0),
        Node::AnonymousName(n) => (5, n, 0, 0, 0),
        Node::Bits(s) => (6, s.len, 0, 0, 0),
        Node::List(ty, s) => (7, ty.0, s.len, 0, 0),
        Node::Dag(s) => (8, s.len, 0, 0, 0),
        Node::Def(r) => (9, r.0, 0, 0, 0),
        Node::Var(name, ty) => (10, name.0, ty.0, 0, 0),
        Node::VarBit(v, bit) => (11, v.0, bit, 0, 0),
        Node::Instance(class, s) => (12, class.0, s.len, 0, 0),
        Node::Field(v, name, ty) => (13, v.0, name.raw(), ty.0, 0),
        Node::Unary(op, v, ty) => (14, v.0, ty.0, 0, op as i64),
        Node::Binary(op, a, b, ty) => (15, a.0, b.0, ty.0, op as i64),
        Node::Ternary(op, _, ty) => (16, ty.0, 0, 0, op as i64),
        Node::Fold(_, ty) => (17, ty.0, 0, 0, 0),
        Node::IsA(ty, v) => (18, ty.0, v.0, 0, 0),
        Node::Exists(ty, v) => (19, ty.0, v.0, 0, 0),
        Node::Cond(ty, s) => (20, ty.0, s.len, 0, 0),
    }
}

fn hash(node: Node, run: &[u32]) -> u64 {
    let mut hasher = FxHasher::default();
    let (tag, a, b, c, d) = shape(node);
    hasher.write_u64(u64::from(tag) << 32 | u64::from(a));
    hasher.write_u64(u64::from(b) << 32 | u64::from(c));
    hasher.write_u64(d as u64);
    run.hash(&mut hasher);
    hasher.finish()
}

fn run_of(pool: &[u32], node: Node) -> &[u32] {
    let (start, len) = pool_run(node);
    &pool[start as usize..(start + len) as usize]
}

impl Store {
    pub(crate) fn new() -> Self {
        let mut store = Store {
            nodes: Vec::new(),
            traits: Vec::new(),
            height_limit: 6000,
            too_high: false,
            pool: Vec::new(),
            index: HashTable::new(),
        };
        store.intern(Node::Unset);
        store.intern(Node::Bit(false));
        store.intern(Node::Bit(true));
        store
    }

    pub(crate) fn node(&self, value: Value) -> Node {
        self.nodes[value.0 as usize]
    }

    pub(crate) fn is_ground(&self, value: Value) -> bool {
        self.traits[value.0 as usize] & GROUND != 0
    }

    pub(crate) fn seq(&self, seq: Seq) -> &[u32] {
        &self.pool[seq.start as usize..(seq.start + seq.len) as usize]
    }

    pub(crate) fn at(&self, index: u32) -> u32 {
        self.pool[index as usize]
    }

    /// The element of a run as a value.
    pub(crate) fn element(&self, seq: Seq, index: u32) -> Value {
        Value(self.pool[(seq.start + index) as usize])
    }

    pub(crate) fn pool_len(&self) -> usize {
        self.pool.len()
    }

    pub(crate) fn truncate_pool(&mut self, len: usize) {
        self.pool.truncate(len);
    }

    pub(crate) fn push_seq(&mut self, items: &[u32]) -> Seq {
        let start = self.pool.len() as u32;
        self.pool.extend_from_slice(items);
        Seq { start, len: items.len() as u32 }
    }

    /// Words and nodes held in all.
    pub(crate) fn size(&self) -> usize {
        self.pool.len() * 4 + self.nodes.len() * 24
    }

    /// The value of a node whose run, if any, was pushed last; the run is taken back where the value is known.
    pub(crate) fn intern(&mut self, node: Node) -> Value {
        let Store { nodes, pool, index, .. } = self;
        let run = run_of(pool, node);
        let hashed = hash(node, run);
        let wanted = shape(node);
        let found = index.find(hashed, |&id| {
            let other = nodes[id as usize];
            shape(other) == wanted && run_of(pool, other) == run
        });
        if let Some(&id) = found {
            let (start, len) = pool_run(node);
            if len > 0 && (start + len) as usize == pool.len() && pool_run(nodes[id as usize]).0 != start {
                pool.truncate(start as usize);
            }
            return Value(id);
        }
        let id = nodes.len() as u32;
        nodes.push(node);
        let traits = self.traits_of(node);
        self.too_high |= traits & !GROUND > self.height_limit;
        self.traits.push(traits);
        let Store { nodes, pool, index, .. } = self;
        index.insert_unique(hashed, id, |&id| {
            let node = nodes[id as usize];
            hash(node, run_of(pool, node))
        });
        Value(id)
    }

    /// How high a new node is and whether it is final, from its parts.
    fn traits_of(&self, node: Node) -> u16 {
        let of = |id: u32| self.traits[id as usize];
        let join = |a: u16, b: u16| (a & b & GROUND) | (a & !GROUND).max(b & !GROUND);
        let over = |ids: &mut dyn Iterator<Item = u32>| ids.fold(GROUND, |sum, id| join(sum, of(id)));
        let run = run_of(&self.pool, node);
        let (parts, data) = match node {
            Node::Unset | Node::Bit(_) | Node::Int(_) | Node::Str(_) | Node::Code(_) | Node::Def(_) => {
                (GROUND, true)
            }
            Node::AnonymousName(_) => (0, false),
            Node::Bits(_) | Node::List(..) => (over(&mut run.iter().copied()), true),
            Node::Dag(_) => (over(&mut run.iter().copied().step_by(2)), true),
            Node::Instance(..) => (over(&mut run.iter().copied().skip(1).step_by(2)), false),
            Node::Cond(..) | Node::Ternary(..) | Node::Fold(..) => (over(&mut run.iter().copied()), false),
            Node::Var(v, _) | Node::VarBit(v, _) | Node::Field(v, ..) => (of(v.0), false),
            Node::Unary(_, v, _) | Node::IsA(_, v) | Node::Exists(_, v) => (of(v.0), false),
            Node::Binary(_, a, b, _) => (join(of(a.0), of(b.0)), false),
        };
        let height = (parts & !GROUND).saturating_add(1).min(!GROUND);
        if data { parts & GROUND | height } else { height }
    }

    fn push_values(&mut self, items: &[Value]) -> Seq {
        let start = self.pool.len() as u32;
        self.pool.extend(items.iter().map(|v| v.0));
        Seq { start, len: items.len() as u32 }
    }

    pub(crate) fn int(&mut self, value: i64) -> Value {
        self.intern(Node::Int(value))
    }

    pub(crate) fn bits(&mut self, bits: &[Value]) -> Value {
        let seq = self.push_values(bits);
        self.intern(Node::Bits(seq))
    }

    pub(crate) fn list(&mut self, element: Ty, items: &[Value]) -> Value {
        let seq = self.push_values(items);
        self.intern(Node::List(element, seq))
    }

    pub(crate) fn dag(&mut self, operator: Value, name: Option<Str>, args: &[DagArg]) -> Value {
        let start = self.pool.len() as u32;
        let packed = |name: Option<Str>| name.map_or(0, |s| s.raw() + 1);
        self.pool.push(operator.0);
        self.pool.push(packed(name));
        for &(arg, name) in args {
            self.pool.push(arg.0);
            self.pool.push(packed(name));
        }
        let seq = Seq { start, len: args.len() as u32 * 2 + 2 };
        self.intern(Node::Dag(seq))
    }

    /// A dag's operator, its name, and its arguments with theirs.
    pub(crate) fn dag_parts(&self, seq: Seq) -> (Value, Option<Str>, Vec<DagArg>) {
        let name = |packed: u32| packed.checked_sub(1).map(Str::from_raw);
        let words = self.seq(seq);
        let args = words[2..].chunks_exact(2).map(|pair| (Value(pair[0]), name(pair[1]))).collect();
        (Value(words[0]), name(words[1]), args)
    }

    pub(crate) fn instance(&mut self, class: RecordId, args: &[(u32, Value)]) -> Value {
        let start = self.pool.len() as u32;
        for &(key, value) in args {
            self.pool.push(key);
            self.pool.push(value.0);
        }
        self.intern(Node::Instance(class, Seq { start, len: args.len() as u32 * 2 }))
    }

    pub(crate) fn pairs(&self, seq: Seq) -> Vec<(u32, Value)> {
        self.seq(seq).chunks_exact(2).map(|pair| (pair[0], Value(pair[1]))).collect()
    }

    pub(crate) fn values(&self, seq: Seq) -> Vec<Value> {
        self.seq(seq).iter().map(|&v| Value(v)).collect()
    }

    pub(crate) fn ternary(&mut self, op: TernaryOp, operands: [Value; 3], ty: Ty) -> Value {
        let seq = self.push_values(&operands);
        self.intern(Node::Ternary(op, seq.start, ty))
    }

    pub(crate) fn fold(&mut self, operands: [Value; 5], ty: Ty) -> Value {
        let seq = self.push_values(&operands);
        self.intern(Node::Fold(seq.start, ty))
    }

    pub(crate) fn cond(&mut self, pairs: &[Value], ty: Ty) -> Value {
        let seq = self.push_values(pairs);
        self.intern(Node::Cond(ty, seq))
    }
}
