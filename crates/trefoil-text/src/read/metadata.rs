//! Metadata: nodes by number that something names, named nodes, and nodes where they are used.

use super::body::Body;
use super::kinds;
use super::lex::{Kind, Token};
use super::special::{MERGE, RESOURCE};
use super::{Fail, P, Reader};
use trefoil_entity::{HashMap, HashSet};
use trefoil_ir::constants::{ConstExpr, ConstKind};
use trefoil_ir::context::{Metadata, MetadataField, MetadataParts};
use trefoil_ir::function::CallSite;
use trefoil_ir::ids::{GlobalId, InstId, MetadataId, TypeId};
use trefoil_ir::opcode::Opcode;
use trefoil_ir::symbol::Symbol;
use trefoil_ir::value::Value;
use trefoil_ir::{pair_key, sort_by_key};

/// The metadata nodes of a text.
#[derive(Default)]
pub(super) struct Nodes {
    /// Where the node of a number stands, after the `=`.
    texts: HashMap<u32, usize>,
    /// The ids of nodes with numbers that something names.
    ids: HashMap<u32, MetadataId>,
    /// Their numbers, in the order of the text.
    kept: Vec<u32>,
    /// Named metadata to keep: the name, and where its list stands.
    named: Vec<(Symbol, usize)>,
    /// Named metadata of ours.
    pub(super) own: HashMap<Symbol, usize>,
    strings: HashMap<Symbol, MetadataId>,
    values: HashMap<Value, MetadataId>,
    /// How many parts of trees have been read.
    pub(super) parts: u32,
}

/// Named metadata of ours.
const OWN: [&str; 11] = [
    "trefoil.entries",
    "trefoil.nodes",
    "trefoil.resources",
    "trefoil.layouts",
    "trefoil.payloads",
    "trefoil.subobjects",
    "trefoil.push_constant",
    "trefoil.capabilities",
    "trefoil.extensions",
    "trefoil.combined",
    "trefoil.spirv",
];

impl Nodes {
    /// The id of a node by number.
    pub(super) fn id_of(&self, number: u32) -> Option<MetadataId> {
        self.ids.get(&number).copied()
    }

    /// Where the text of a node by number stands.
    pub(super) fn text_of(&self, number: u32) -> Option<usize> {
        self.texts.get(&number).copied()
    }
}

impl Reader<'_> {
    /// Finds the nodes, and gives ids to those that something other than our own metadata names.
    pub(super) fn find_metadata(&mut self) -> P<()> {
        for item in std::mem::take(&mut self.items.metadata) {
            let token = self.tokens[item];
            let number = self.number_of(token).filter(|&n| !self.meta.texts.contains_key(&n));
            let Some(number) = number else {
                return Err(Fail::new(token.start, &kinds::NODE_NUMBER));
            };
            self.meta.texts.insert(number, item + 2);
        }
        let (mut seeds, mut edges) = (Vec::new(), HashMap::default());
        let mut starts = std::mem::take(&mut self.items.starts);
        starts.push(self.tokens.len() - 1);
        for range in starts.windows(2) {
            self.references(range[0], range[1], &mut seeds, &mut edges)?;
        }
        starts.pop();
        self.items.starts = starts;
        let mut reached = HashSet::default();
        while let Some(number) = seeds.pop() {
            if reached.insert(number) {
                seeds.extend(edges.remove(&number).unwrap_or_default());
            }
        }
        let mut kept: Vec<(usize, u32)> =
            reached.into_iter().filter_map(|n| Some((self.meta.text_of(n)?, n))).collect();
        sort_by_key(&mut kept, |&(at, number)| pair_key(at as u32, number));
        for (_, number) in kept {
            let id = self.m.ctx.metadata.push(Metadata::Node(MetadataParts::default()));
            self.meta.ids.insert(number, id);
            self.meta.kept.push(number);
        }
        Ok(())
    }

    /// The numbers of nodes that one item names: as seeds, or as edges from the node that it is.
    fn references(
        &mut self,
        start: usize,
        end: usize,
        seeds: &mut Vec<u32>,
        edges: &mut HashMap<u32, Vec<u32>>,
    ) -> P<()> {
        let first = self.tokens[start];
        let mut found = Vec::new();
        match first.kind {
            Kind::MetaNumber => {
                self.numbers(start + 2, end, &mut found);
                edges.insert(self.number_of(first).unwrap_or_default(), found);
            }
            Kind::MetaName => {
                let name = self.name_of(first)?;
                let text = self.m.ctx.name(name);
                if OWN.contains(&text) {
                    self.meta.own.insert(name, start + 2);
                } else if self.options.keep_debug_info || text != "llvm.dbg.cu" {
                    self.meta.named.push((name, start + 2));
                    self.numbers(start + 2, end, seeds);
                }
            }
            _ => self.numbers(start, end, seeds),
        }
        Ok(())
    }

    /// The numbers between two tokens, without those that only debuggers or our own metadata mean.
    fn numbers(&self, start: usize, end: usize, out: &mut Vec<u32>) {
        let mut at = start;
        while at < end {
            let token = self.tokens[at];
            at += 1;
            let bytes = self.bytes_of(token);
            match token.kind {
                Kind::MetaNumber => out.extend(self.number_of(token)),
                Kind::MetaName if bytes == MERGE || bytes == RESOURCE => at += 1,
                Kind::MetaName if bytes == b"!dbg" && !self.options.keep_debug_info => at += 1,
                Kind::Record | Kind::Global
                    if !self.options.keep_debug_info
                        && (token.kind == Kind::Record || bytes.starts_with(b"@llvm.dbg.")) =>
                {
                    at = self.after_brackets(at, end);
                }
                _ => {}
            }
        }
    }

    /// The token after the closing bracket of the one at `at`.
    fn after_brackets(&self, mut at: usize, end: usize) -> usize {
        let mut depth = 0usize;
        while at < end {
            match self.tokens[at].kind {
                Kind::Mark(b'(') => depth += 1,
                Kind::Mark(b')') => depth = depth.saturating_sub(1),
                _ => {}
            }
            at += 1;
            if depth == 0 {
                break;
            }
        }
        at
    }

    /// Reads the nodes that were kept, and the named ones.
    pub(super) fn finish_metadata(&mut self) -> P<()> {
        for number in std::mem::take(&mut self.meta.kept) {
            let (Some(&id), Some(at)) = (self.meta.ids.get(&number), self.meta.text_of(number)) else {
                continue;
            };
            self.pos = at;
            let distinct = self.take_word("distinct");
            let node = self.node(distinct)?;
            self.end_of_item()?;
            self.m.ctx.metadata[id] = node;
        }
        for (name, at) in std::mem::take(&mut self.meta.named) {
            self.pos = at;
            self.mark(b'!')?;
            self.mark(b'{')?;
            let mut nodes = trefoil_ir::NamedNodes::new();
            self.list(b'}', |r| {
                nodes.push(r.metadata_node()?);
                Ok(())
            })?;
            self.end_of_item()?;
            self.m.named_metadata.push((name, nodes));
        }
        Ok(())
    }

    /// `!{…}` or `!DIThing(…)`
    fn node(&mut self, distinct: bool) -> P<Metadata> {
        if self.kind() == Kind::MetaName {
            return self.special_node(distinct);
        }
        self.mark(b'!')?;
        self.mark(b'{')?;
        let mut operands = Vec::new();
        self.list(b'}', |r| {
            let null = r.take_word("null");
            operands.push(if null { None } else { Some(r.deeper(Self::metadata_node)?) });
            Ok(())
        })?;
        let operands = self.m.ctx.metadata_parts(&operands);
        Ok(if distinct { Metadata::Distinct(operands) } else { Metadata::Node(operands) })
    }

    /// `!DIThing(field: value, …)`
    fn special_node(&mut self, distinct: bool) -> P<Metadata> {
        let token = self.next();
        let name = self.name_of(token)?;
        self.mark(b'(')?;
        let mut fields = Vec::new();
        self.list(b')', |r| {
            let mut label = None;
            if r.kind() == Kind::Label {
                let token = r.next();
                label = Some(r.name_of(token)?);
            }
            fields.push((label, r.deeper(Self::field)?));
            Ok(())
        })?;
        Ok(Metadata::Special { name, distinct, fields })
    }

    fn field(&mut self) -> P<MetadataField> {
        match self.kind() {
            Kind::Str => self.string().map(MetadataField::Text),
            Kind::MetaNumber | Kind::MetaName | Kind::Mark(b'!') => {
                self.metadata_node().map(MetadataField::Node)
            }
            _ => {
                let start = self.pos;
                let mut depth = 0u32;
                loop {
                    match self.kind() {
                        Kind::Mark(b',' | b')') if depth == 0 => break,
                        Kind::Mark(b'(') => depth += 1,
                        Kind::Mark(b')') => depth -= 1,
                        Kind::Word | Kind::Int | Kind::Float | Kind::Global | Kind::Local => {}
                        Kind::Mark(b'|' | b'*') => {}
                        _ => return self.expected("',' or ')'"),
                    }
                    self.pos += 1;
                }
                if start == self.pos {
                    return self.expected("the value of a field");
                }
                let (from, to) = (self.tokens[start].start, self.tokens[self.pos - 1].end);
                let text = String::from_utf8_lossy(&self.text[from as usize..to as usize]);
                let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
                Ok(MetadataField::Word(self.m.ctx.symbol(&text)))
            }
        }
    }

    /// A node, string or value as metadata.
    pub(super) fn metadata_node(&mut self) -> P<MetadataId> {
        self.deeper(Self::metadata_node_here)
    }

    fn metadata_node_here(&mut self) -> P<MetadataId> {
        match self.kind() {
            Kind::MetaNumber => {
                let number = self.number_of(self.tokens[self.pos]);
                let Some(&id) = number.and_then(|n| self.meta.ids.get(&n)) else {
                    return self.fail(&kinds::UNKNOWN_NODE);
                };
                self.pos += 1;
                Ok(id)
            }
            Kind::Mark(b'!') if self.kind_after(1) == Kind::Str => {
                self.pos += 1;
                let text = self.string()?;
                let strings = &mut self.meta.strings;
                Ok(*strings.entry(text).or_insert_with(|| self.m.ctx.metadata.push(Metadata::String(text))))
            }
            Kind::Mark(b'!') | Kind::MetaName => {
                let node = self.node(false)?;
                Ok(self.m.ctx.metadata.push(node))
            }
            Kind::Word if self.take_word("distinct") => {
                let node = self.node(true)?;
                Ok(self.m.ctx.metadata.push(node))
            }
            _ => self.metadata_value(),
        }
    }

    /// A constant as metadata: `i32 1`, `ptr @f`, `T undef`.
    fn metadata_value(&mut self) -> P<MetadataId> {
        self.take_word("metadata");
        self.types.pointee = None;
        let ty = self.ty()?;
        let pointee = self.types.pointee.take();
        if ty == TypeId::METADATA || self.kind() == Kind::MetaNumber || self.is_mark(b'!') {
            return self.metadata_node();
        }
        if self.is_word("undef") {
            let pointer = self.m.ctx.types.is_ptr(ty);
            if let Some(named) = pointee.or(if pointer { None } else { Some(ty) }) {
                self.pos += 1;
                return Ok(self.m.ctx.metadata.push(Metadata::TypeUndef(named)));
            }
        }
        let c = self.constant(ty)?;
        let value = match &self.m.ctx.consts.get(c).kind {
            ConstKind::Address(value) => *value,
            ConstKind::Expr(e) if e.op == Opcode::BitCast => {
                // A library's resource, whose variable has another type than the resource.
                if let (Some(of), Some(global)) = (pointee, self.address_in(e)) {
                    return Ok(self.m.ctx.metadata.push(Metadata::AddressAs(global, of)));
                }
                c.into()
            }
            _ => c.into(),
        };
        Ok(self.value_node(value))
    }

    /// The variable whose address an expression is about.
    fn address_in(&self, e: &ConstExpr) -> Option<GlobalId> {
        match self.m.ctx.consts.get(*e.operands.first()?).kind {
            ConstKind::Address(value) => value.as_global(),
            _ => None,
        }
    }

    fn value_node(&mut self, value: Value) -> MetadataId {
        let values = &mut self.meta.values;
        *values.entry(value).or_insert_with(|| self.m.ctx.metadata.push(Metadata::Value(value)))
    }

    /// An argument after `metadata`: a node, or a value that debuggers see.
    pub(super) fn metadata_argument(&mut self, body: &mut Body) -> P<Value> {
        match self.kind() {
            Kind::MetaNumber | Kind::Mark(b'!') | Kind::MetaName => Ok(self.metadata_node()?.into()),
            _ => {
                let (_, value) = self.typed(body)?;
                Ok(if value.as_inst().is_some() || value.as_const().is_none() {
                    value
                } else {
                    self.value_node(value).into()
                })
            }
        }
    }

    /// Skips past a node.
    pub(super) fn skip_metadata(&mut self) -> P<()> {
        self.take_word("distinct");
        if self.kind() == Kind::MetaNumber {
            self.pos += 1;
            return Ok(());
        }
        if self.kind() == Kind::MetaName || self.is_mark(b'!') {
            self.pos += 1;
        }
        if self.skip_brackets() { Ok(()) } else { self.expected("a metadata node") }
    }

    /// `#dbg_value(…)`: dropped, or the call that it was until LLVM 18.
    pub(super) fn debug_record(&mut self, body: &mut Body) -> P<()> {
        let token = self.next();
        if !self.options.keep_debug_info {
            return if self.skip_brackets() { Ok(()) } else { self.expected("'('") };
        }
        let word = String::from_utf8_lossy(self.bytes_of(token)).into_owned();
        let name = format!("llvm.dbg.{}", word.trim_start_matches("#dbg_"));
        self.mark(b'(')?;
        let mut operands = Vec::new();
        self.list(b')', |r| {
            operands.push(r.metadata_argument(body)?);
            Ok(())
        })?;
        let Some(location) = operands.pop() else { return self.expected("a location") };
        let callee = self.debug_function(token, &name, operands.len())?;
        operands.push(callee);
        let parsed = super::inst::Parsed::new(Opcode::Call, TypeId::VOID, operands);
        let id: InstId = self.placed(body, None, token.start, &parsed)?;
        if let trefoil_ir::ValueKind::Metadata(node) = location.kind() {
            let kind = self.m.ctx.symbol("dbg");
            body.func.attachments.entry(id).or_default().push((kind, node));
        }
        body.func.calls.insert(id, CallSite::default());
        Ok(())
    }
    /// The function of a debugger's call, declared when it is not.
    fn debug_function(&mut self, token: Token, name: &str, params: usize) -> P<Value> {
        let symbol = self.m.ctx.symbol(name);
        let wanted = match name {
            "llvm.dbg.value" | "llvm.dbg.declare" => 3,
            "llvm.dbg.assign" => 6,
            "llvm.dbg.label" => 1,
            _ => return Err(Fail::new(token.start, &kinds::UNKNOWN_DEBUG_RECORD)),
        };
        if params != wanted {
            return Err(Fail::new(token.start, kinds::DEBUG_RECORD_PARTS.with(&[&wanted])));
        }
        if let Some(id) = self.m.find_function(name) {
            return if self.signature(id) == (TypeId::VOID, vec![TypeId::METADATA; wanted]) {
                Ok(id.into())
            } else {
                Err(Fail::new(token.start, kinds::OTHER_SIGNATURE.with(&[&name])))
            };
        }
        self.globals.unused.remove(&symbol);
        let params = vec![trefoil_ir::Param { ty: TypeId::METADATA, name: None }; params];
        let id = self.m.functions.push(trefoil_ir::Function::new(symbol, TypeId::VOID, params));
        self.define_symbol(token, symbol, id.into())?;
        Ok(id.into())
    }
}
