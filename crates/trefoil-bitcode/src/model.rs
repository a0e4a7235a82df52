//! What bitcode says, as read: numbered types, values and metadata, with names where they have them.
#![expect(missing_docs, reason = "variants and fields are named as LLVM's records name them")]

/// Numbers that lie with those of other instructions in their function: [`Function::list`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct List(Span);

/// Pairs of numbers that lie with those of other instructions in their function: [`Function::pairs`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pairs(Span);

impl List {
    pub fn len(self) -> usize {
        self.0.len as usize
    }

    pub fn is_empty(self) -> bool {
        self.0.len == 0
    }
}

impl Pairs {
    pub fn is_empty(self) -> bool {
        self.0.len == 0
    }
}

/// A row of the type table.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ty {
    Void,
    Half,
    Float,
    Double,
    Label,
    Metadata,
    /// One of the types DXIL does not use, by its name in text.
    Other(&'static str),
    Int(u32),
    Pointer {
        to: u32,
        space: u32,
    },
    Array {
        len: u64,
        elem: u32,
    },
    Vector {
        len: u64,
        elem: u32,
    },
    Struct {
        name: Option<String>,
        fields: Vec<u32>,
        packed: bool,
    },
    Opaque {
        name: String,
    },
    Function {
        ret: u32,
        params: Vec<u32>,
        variadic: bool,
    },
}

/// A constant.
#[derive(Clone, Debug)]
pub enum Constant {
    Null,
    Undef,
    Int(i64),
    Float(u64),
    Aggregate(Vec<u32>),
    Data(Vec<u64>),
    Text(Vec<u8>),
    Cast {
        op: u64,
        from: u32,
        value: u32,
    },
    Gep {
        inbounds: bool,
        source: u32,
        operands: Vec<u32>,
    },
    /// A form that is not read: its record's code.
    Unknown(u32),
}

/// What a value is.
#[derive(Clone, Debug)]
pub enum Kind {
    Global(u32),
    Function(u32),
    Constant(Constant),
    Argument,
    Inst,
}

/// A value: its type and what it is.
#[derive(Clone, Debug)]
pub struct Value {
    pub ty: u32,
    pub kind: Kind,
}

/// A global variable.
#[derive(Clone, Debug, Default)]
pub struct Global {
    pub name: String,
    pub ty: u32,
    pub constant: bool,
    pub space: u32,
    pub init: Option<u32>,
    pub linkage: u64,
    pub align: u64,
    pub unnamed_addr: bool,
}

/// An instruction. What it has any number of lies in its function.
#[derive(Clone, Copy, Debug)]
pub struct Inst {
    pub op: Op,
    /// The value it gives.
    pub result: Option<u32>,
    pub attachments: Pairs,
}

/// An instruction's opcode and operands; values and types by number.
#[derive(Clone, Copy, Debug)]
pub enum Op {
    Binary { op: u64, flags: u64, a: u32, b: u32 },
    Cast { op: u64, value: u32, ty: u32 },
    Compare { predicate: u64, flags: u64, a: u32, b: u32 },
    Select { condition: u32, a: u32, b: u32 },
    Phi { ty: u32, incoming: Pairs },
    Branch { to: u32 },
    CondBranch { condition: u32, then: u32, other: u32 },
    Switch { value: u32, default: u32, cases: Pairs },
    Ret(Option<u32>),
    Unreachable,
    Alloca { ty: u32, align: u64 },
    Load { ty: u32, pointer: u32, align: u64, volatile: bool },
    Store { pointer: u32, value: u32, align: u64, volatile: bool },
    Gep { inbounds: bool, source: u32, operands: List },
    ExtractValue { aggregate: u32, indices: List },
    InsertValue { aggregate: u32, value: u32, indices: List },
    ExtractElement { vector: u32, index: u32 },
    InsertElement { vector: u32, value: u32, index: u32 },
    Shuffle { a: u32, b: u32, mask: u32 },
    Call { callee: u32, ty: u32, arguments: List, attributes: u64, tail: bool },
    AtomicRmw { op: u64, pointer: u32, value: u32, ordering: u64 },
    CmpXchg { pointer: u32, compare: u32, new: u32, success: u64, failure: u64 },
}

/// The numbers of binary operators; of real numbers `SDIV` and `SREM` are `fdiv` and `frem`.
pub mod binary {
    pub const ADD: u64 = 0;
    pub const SUB: u64 = 1;
    pub const MUL: u64 = 2;
    pub const UDIV: u64 = 3;
    pub const SDIV: u64 = 4;
    pub const UREM: u64 = 5;
    pub const SREM: u64 = 6;
    pub const SHL: u64 = 7;
    pub const XOR: u64 = 12;
}

/// The numbers of conversions.
pub mod cast {
    pub const TRUNC: u64 = 0;
    pub const ZEXT: u64 = 1;
    pub const SEXT: u64 = 2;
    pub const FPTOUI: u64 = 3;
    pub const FPTOSI: u64 = 4;
    pub const UITOFP: u64 = 5;
    pub const SITOFP: u64 = 6;
    pub const FPTRUNC: u64 = 7;
    pub const FPEXT: u64 = 8;
    pub const PTRTOINT: u64 = 9;
    pub const INTTOPTR: u64 = 10;
    pub const BITCAST: u64 = 11;
    pub const ADDRSPACECAST: u64 = 12;
}

/// A function.
#[derive(Clone, Debug, Default)]
pub struct Function {
    pub name: String,
    /// The function's type (not a pointer to it).
    pub ty: u32,
    pub declaration: bool,
    pub linkage: u64,
    /// The number of its attribute list; 0 for none.
    pub attributes: u64,
    /// The values of its own: arguments, constants, instructions, from `first_value` on.
    pub values: Vec<Value>,
    pub first_value: u32,
    pub arguments: u32,
    pub blocks: Vec<Vec<Inst>>,
    pub value_names: Vec<(u32, String)>,
    pub block_names: Vec<(u32, String)>,
    /// Where its instructions come from, in their order; shorter where the last have no place.
    pub places: Vec<Option<DebugPlace>>,
    /// The number of the first of its own nodes, and where that is among all that were read.
    pub local_nodes: (u32, u32),
    /// The lists and the pairs of its instructions, one after the other.
    pub(crate) lists: Vec<u32>,
    pub(crate) pairs: Vec<(u32, u32)>,
}

impl Function {
    #[inline]
    pub fn list(&self, list: List) -> &[u32] {
        self.lists.get(list.0.range()).unwrap_or(&[])
    }

    #[inline]
    pub fn pairs(&self, pairs: Pairs) -> &[(u32, u32)] {
        self.pairs.get(pairs.0.range()).unwrap_or(&[])
    }

    /// Puts numbers with the others.
    pub(crate) fn add_list(&mut self, numbers: impl Iterator<Item = u32>) -> List {
        let first = self.lists.len();
        self.lists.extend(numbers);
        List(Span::new(first, self.lists.len()))
    }

    /// Where a list begins whose numbers are [pushed](Self::push) one by one.
    pub(crate) fn begin_list(&self) -> usize {
        self.lists.len()
    }

    #[inline]
    pub(crate) fn push(&mut self, number: u32) {
        self.lists.push(number);
    }

    pub(crate) fn end_list(&self, begin: usize) -> List {
        List(Span::new(begin, self.lists.len()))
    }

    /// Puts pairs with the others.
    pub(crate) fn add_pairs(&mut self, pairs: impl Iterator<Item = (u32, u32)>) -> Pairs {
        let first = self.pairs.len();
        self.pairs.extend(pairs);
        Pairs(Span::new(first, self.pairs.len()))
    }

    /// Room for the lists of so many instructions.
    pub(crate) fn reserve_lists(&mut self, insts: usize) {
        self.lists.reserve(4 * insts);
    }
}

/// Where an instruction comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DebugPlace {
    pub line: u64,
    pub column: u64,
    pub scope: Option<u32>,
    pub inlined: Option<u32>,
}

/// A piece of what a module has of all its nodes in one, or a function of all its instructions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    first: u32,
    len: u32,
}

impl Span {
    /// What lies from one length on to another.
    fn new(first: usize, end: usize) -> Span {
        Span { first: first as u32, len: (end - first) as u32 }
    }

    fn range(self) -> std::ops::Range<usize> {
        self.first as usize..self.first as usize + self.len as usize
    }
}

/// A metadata record.
#[derive(Clone, Debug)]
pub enum Meta {
    /// The text is [`Module::text`].
    Text(Span),
    Value {
        value: u32,
    },
    /// The parts are [`Module::parts`].
    Node {
        parts: Span,
        distinct: bool,
    },
    /// Debug information: the code of its record, and the operands.
    Debug(u32, Vec<u64>),
}

/// An attribute.
#[derive(Clone, Debug)]
pub enum Attribute {
    /// One that LLVM knows.
    Word(&'static str),
    /// One that LLVM knows, with a number.
    Number(&'static str, u64),
    /// A pair of strings, or one alone.
    Text(String, Option<String>),
}

/// A group of attributes.
#[derive(Clone, Debug)]
pub struct Group {
    pub id: u64,
    /// The parameter that it is of; all ones for the function itself.
    pub slot: u32,
    pub attributes: Vec<Attribute>,
}

/// The first row of each type. Of the few that results often have the rows are known at once, the others are looked at when one of
/// them is asked for.
#[derive(Clone, Debug, Default)]
struct TypeIndex {
    void: Option<u32>,
    bit: Option<u32>,
    pointers: trefoil_ir::HashMap<(u32, u32), u32>,
    others: trefoil_ir::HashMap<Ty, u32>,
    /// How many rows are in `others`.
    indexed: usize,
}

impl TypeIndex {
    fn add(&mut self, number: u32, ty: &Ty) {
        match *ty {
            Ty::Void => _ = self.void.get_or_insert(number),
            Ty::Int(1) => _ = self.bit.get_or_insert(number),
            Ty::Pointer { to, space } => _ = self.pointers.entry((to, space)).or_insert(number),
            _ => {}
        }
    }

    fn find(&mut self, types: &[Ty], wanted: &Ty) -> Option<u32> {
        match *wanted {
            Ty::Void => return self.void,
            Ty::Int(1) => return self.bit,
            Ty::Pointer { to, space } => return self.pointers.get(&(to, space)).copied(),
            _ => {}
        }
        for (number, ty) in types.iter().enumerate().skip(self.indexed) {
            self.others.entry(ty.clone()).or_insert(number as u32);
        }
        self.indexed = types.len();
        self.others.get(wanted).copied()
    }
}

/// A module.
#[derive(Clone, Debug, Default)]
pub struct Module {
    pub types: Vec<Ty>,
    /// Rows of the table that the bitcode has; the rest are made for results.
    pub declared_types: u32,
    index: TypeIndex,
    pub values: Vec<Value>,
    pub globals: Vec<Global>,
    pub functions: Vec<Function>,
    pub metadata: Vec<Meta>,
    /// The texts and the parts of all nodes, one after the other.
    texts: String,
    parts: Vec<Option<u32>>,
    /// How many of these are the module's own, once a function was read.
    pub module_nodes: Option<u32>,
    pub named: Vec<(String, Vec<u32>)>,
    pub kinds: Vec<(u32, String)>,
    /// Attribute groups.
    pub groups: Vec<Group>,
    /// Attribute lists: the groups of each.
    pub lists: Vec<Vec<u64>>,
    pub triple: String,
    pub data_layout: String,
}

impl Module {
    pub fn ty(&self, id: u32) -> &Ty {
        self.types.get(id as usize).unwrap_or(&Ty::Void)
    }

    /// The types of the parameters of a function's type.
    pub fn params(&self, ty: u32) -> &[u32] {
        match self.ty(ty) {
            Ty::Function { params, .. } => params,
            _ => &[],
        }
    }

    /// Appends a row to the type table.
    pub fn add_type(&mut self, ty: Ty) -> u32 {
        let number = self.types.len() as u32;
        self.index.add(number, &ty);
        self.types.push(ty);
        number
    }

    /// The number of a type, made when the table lacks it.
    pub fn find_type(&mut self, ty: Ty) -> u32 {
        match self.index.find(&self.types, &ty) {
            Some(known) => known,
            None => self.add_type(ty),
        }
    }

    /// The number of the type that has no values.
    #[inline]
    pub fn void_type(&mut self) -> u32 {
        match self.index.void {
            Some(known) => known,
            None => self.add_type(Ty::Void),
        }
    }

    /// The number of `i1`.
    #[inline]
    pub fn bit_type(&mut self) -> u32 {
        match self.index.bit {
            Some(known) => known,
            None => self.add_type(Ty::Int(1)),
        }
    }

    /// The number of a pointer type.
    pub fn pointer_type(&mut self, to: u32, space: u32) -> u32 {
        self.find_type(Ty::Pointer { to, space })
    }

    /// A value seen from a function.
    pub fn value<'a>(&'a self, func: Option<&'a Function>, id: u32) -> Option<&'a Value> {
        if let Some(func) = func
            && id >= func.first_value
        {
            return func.values.get((id - func.first_value) as usize);
        }
        self.values.get(id as usize)
    }

    /// The integer a value is, when it is constant.
    pub fn int(&self, func: Option<&Function>, id: u32) -> Option<i64> {
        match self.value(func, id)?.kind {
            Kind::Constant(Constant::Int(value)) => Some(value),
            Kind::Constant(Constant::Null) => Some(0),
            _ => None,
        }
    }

    /// The parts of a metadata node.
    pub fn node(&self, id: Option<u32>) -> &[Option<u32>] {
        match id.and_then(|id| self.metadata.get(id as usize)) {
            Some(&Meta::Node { parts, .. }) => self.parts(parts),
            _ => &[],
        }
    }

    /// The parts of a node.
    pub fn parts(&self, parts: Span) -> &[Option<u32>] {
        self.parts.get(parts.range()).unwrap_or(&[])
    }

    /// The text of a node.
    pub fn text(&self, text: Span) -> &str {
        self.texts.get(text.range()).unwrap_or("")
    }

    /// Room for the nodes of a block of so many words.
    pub(crate) fn reserve_nodes(&mut self, words: usize) {
        self.metadata.reserve(words);
        self.parts.reserve(2 * words);
        self.texts.reserve(words);
        self.named.reserve(8);
    }

    /// Appends a node that is a text.
    pub(crate) fn add_text(&mut self, text: &str) {
        let first = self.texts.len();
        self.texts.push_str(text);
        self.metadata.push(Meta::Text(Span::new(first, self.texts.len())));
    }

    /// Appends a node with parts.
    pub(crate) fn add_node(&mut self, parts: impl Iterator<Item = Option<u32>>, distinct: bool) {
        let first = self.parts.len();
        self.parts.extend(parts);
        self.metadata.push(Meta::Node { parts: Span::new(first, self.parts.len()), distinct });
    }

    /// The integer that a part of a node is.
    pub fn node_int(&self, node: &[Option<u32>], index: usize) -> Option<i64> {
        let id = node.get(index).copied().flatten()?;
        match self.metadata.get(id as usize)? {
            Meta::Value { value } => {
                let Ty::Int(width) = *self.ty(self.value(None, *value)?.ty) else { return None };
                let number = self.int(None, *value)?;
                // Of widths that no type of the language has, there is no sign.
                Some(if matches!(width, 1 | 8 | 16 | 32..) { number } else { number & ((1 << width) - 1) })
            }
            _ => None,
        }
    }

    /// The text that a part of a node is.
    pub fn node_text(&self, node: &[Option<u32>], index: usize) -> Option<&str> {
        let id = node.get(index).copied().flatten()?;
        match self.metadata.get(id as usize)? {
            &Meta::Text(text) => Some(self.text(text)),
            _ => None,
        }
    }

    /// The first operand of a named node.
    pub fn named_node(&self, name: &str) -> Option<u32> {
        self.named.iter().find(|(n, _)| n == name)?.1.first().copied()
    }
}
