//! Bodies of functions: blocks, and what their names stand for.

use super::head::Head;
use super::kinds;
use super::lex::{Kind, Token};
use super::names::{Key, NamedMerge};
use super::{Fail, P, Reader};
use trefoil_entity::{Entity, HashMap};
use trefoil_ir::Loc;
use trefoil_ir::function::Function;
use trefoil_ir::ids::{BlockId, ConstId, FuncId, InstId, TypeId};
use trefoil_ir::opcode::{Flags, Opcode};
use trefoil_ir::symbol::Symbol;
use trefoil_ir::value::{Value, ValueKind};

/// What a local name stands for.
#[derive(Clone, Copy)]
enum Local {
    /// A value that is there.
    Value(Value),
    /// The place of an instruction that stands further down, and where it was used first.
    Later(InstId, u32),
}

/// The function whose body is being read.
pub(super) struct Body {
    pub(super) id: FuncId,
    pub(super) func: Function,
    locals: HashMap<Key, Local>,
    blocks: HashMap<Key, (BlockId, u32)>,
    /// The block that instructions go to.
    pub(super) block: BlockId,
    /// The number that the next result or block without a name takes.
    number: u32,
    /// Operands of phis that are expressions: the phi, the operand's number, what it is.
    pub(super) phi_expressions: Vec<(InstId, usize, ConstId)>,
    /// Structure by the names of blocks, for when all are known.
    pub(super) merges: Vec<(BlockId, u32, NamedMerge)>,
}

/// The place of a block that stands in the text, not only used.
const DEFINED: u32 = u32::MAX;
/// Most instructions of one function.
const MAX_INSTS: usize = 1 << 24;

impl Reader<'_> {
    /// Reads the bodies of all functions.
    pub(super) fn bodies(&mut self) -> P<()> {
        for head in std::mem::take(&mut self.globals.heads) {
            self.body(&head)?;
        }
        Ok(())
    }

    fn body(&mut self, head: &Head) -> P<()> {
        let name = self.m.ctx.symbol("");
        let empty = Function::new(name, TypeId::VOID, Vec::new());
        let func = std::mem::replace(&mut self.m.functions[head.id], empty);
        // Calls within the body ask for the head.
        self.m.functions[head.id].clone_head(&func);
        let mut body = Body {
            id: head.id,
            func,
            locals: HashMap::default(),
            blocks: HashMap::default(),
            block: BlockId::new(0),
            number: 0,
            phi_expressions: Vec::new(),
            merges: Vec::new(),
        };
        self.pos = head.body;
        for (i, &key) in head.params.iter().enumerate() {
            if let Key::Number(n) = key {
                body.number = body.number.max(n.saturating_add(1));
            }
            let value = Value::new(ValueKind::Param(i as u32));
            if body.locals.insert(key, Local::Value(value)).is_some() {
                return self.fail(&kinds::PARAMETER_TWICE);
            }
        }
        while !self.take_mark(b'}') {
            self.one_block(&mut body)?;
        }
        self.end_of_item()?;
        if body.func.layout.is_empty() {
            return self.fail(&kinds::NO_BLOCK);
        }
        self.finish_body(&mut body)?;
        self.m.functions[head.id] = body.func;
        Ok(())
    }

    fn one_block(&mut self, body: &mut Body) -> P<()> {
        let token = self.tokens[self.pos];
        let key = if token.kind == Kind::Label {
            self.pos += 1;
            self.key_of(token)?
        } else {
            Key::Number(body.number)
        };
        if let Key::Number(n) = key {
            body.number = body.number.max(n.saturating_add(1));
        }
        let block = self.block_named(body, key, token.start)?;
        if body.blocks.insert(key, (block, DEFINED)).is_some_and(|b| b.1 == DEFINED) {
            return Err(Fail::new(token.start, &kinds::BLOCK_TWICE));
        }
        body.func.layout.push(block);
        body.block = block;
        if let Key::Name(name) = key {
            body.func.blocks[block].name = Some(name);
        }
        loop {
            if self.kind() == Kind::Record {
                self.debug_record(body)?;
                continue;
            }
            let ended = self.instruction(body)?;
            if body.func.insts.len() > MAX_INSTS {
                return self.fail(kinds::TOO_MANY_INSTRUCTIONS.with(&[&MAX_INSTS]));
            }
            if ended {
                return Ok(());
            }
        }
    }

    /// What a token calls a local or a block.
    pub(super) fn key_of(&mut self, token: Token) -> P<Key> {
        match self.number_of(token) {
            Some(n) => Ok(Key::Number(n)),
            None => self.name_of(token).map(Key::Name),
        }
    }

    /// The block of a name, made when it is new.
    pub(super) fn block_named(&mut self, body: &mut Body, key: Key, at: u32) -> P<BlockId> {
        if let Some(&(block, _)) = body.blocks.get(&key) {
            return Ok(block);
        }
        let block = body.func.new_block();
        body.blocks.insert(key, (block, at));
        Ok(block)
    }

    /// `%name` as a block.
    pub(super) fn block_ref(&mut self, body: &mut Body) -> P<Value> {
        let token = self.tokens[self.pos];
        if token.kind != Kind::Local {
            return self.expected("the name of a block");
        }
        self.pos += 1;
        let key = self.key_of(token)?;
        Ok(self.block_named(body, key, token.start)?.into())
    }

    /// `label %name`
    pub(super) fn label(&mut self, body: &mut Body) -> P<Value> {
        self.word("label")?;
        self.block_ref(body)
    }

    /// `%name` as a value of a type.
    pub(super) fn local(&mut self, body: &mut Body, ty: TypeId) -> P<Value> {
        let token = self.tokens[self.pos];
        let key = self.key_of(token)?;
        let value = match body.locals.get(&key) {
            Some(&Local::Value(value)) => value,
            Some(&Local::Later(inst, _)) => inst.into(),
            None => {
                let first_class = !matches!(ty, TypeId::VOID | TypeId::LABEL | TypeId::METADATA);
                if !first_class {
                    return self.fail(&kinds::VALUE_TYPE);
                }
                let used = self.loc(token.start, token.end);
                let inst = body.func.detached(used, Opcode::Unreachable, ty, &[], 0, Flags::NONE);
                body.locals.insert(key, Local::Later(inst, token.start));
                inst.into()
            }
        };
        let found = body.func.value_type(&self.m.ctx, value);
        if found != ty {
            let (found, ty) = (self.type_text(found), self.type_text(ty));
            return self.fail(kinds::TYPE_MISMATCH.with(&[&found, &ty]));
        }
        self.pos += 1;
        Ok(value)
    }

    /// Puts an instruction into the current block under the name that it has.
    pub(super) fn place(
        &mut self,
        body: &mut Body,
        result: Option<Token>,
        at: u32,
        inst: &NewInst<'_>,
    ) -> P<InstId> {
        let key = match result {
            Some(token) => Some((self.key_of(token)?, token.start)),
            None if inst.ty != TypeId::VOID => Some((Key::Number(body.number), at)),
            None => None,
        };
        if let Some((_, start)) = key
            && inst.ty == TypeId::VOID
        {
            return Err(Fail::new(start, &kinds::NO_RESULT));
        }
        let Some((key, start)) = key else { return Ok(self.place_unnamed(body, at, inst)) };
        let loc = self.loc(at, self.tokens[self.pos.max(1) - 1].end);
        let id = self.define_local(body, key, (start, loc), inst)?;
        let block = body.block;
        body.func.blocks[block].insts.push(id);
        Ok(id)
    }

    /// Makes an instruction that the text has no name or number for.
    pub(super) fn place_unnamed(&mut self, body: &mut Body, at: u32, inst: &NewInst<'_>) -> InstId {
        let loc = self.loc(at, self.tokens[self.pos.max(1) - 1].end);
        let id = body.func.detached(loc, inst.op, inst.ty, inst.operands, inst.data, inst.flags);
        let block = body.block;
        body.func.blocks[block].insts.push(id);
        id
    }

    /// Makes the instruction whose result has a name, which is at `start`.
    fn define_local(
        &mut self,
        body: &mut Body,
        key: Key,
        (start, loc): (u32, Loc),
        new: &NewInst<'_>,
    ) -> P<InstId> {
        let id = match body.locals.get(&key) {
            Some(Local::Value(_)) => return Err(Fail::new(start, &kinds::VALUE_TWICE)),
            Some(&Local::Later(id, used)) => {
                let expected = body.func.insts[id].ty;
                if expected != new.ty {
                    let (expected, found) = (self.type_text(expected), self.type_text(new.ty));
                    let message = kinds::USED_AS_OTHER_TYPE.with(&[&expected, &found]);
                    return Err(Fail::new(used, message));
                }
                body.func.replace(id, new.op, new.ty, new.operands, new.data, new.flags);
                body.func.set_loc(id, loc);
                id
            }
            None => body.func.detached(loc, new.op, new.ty, new.operands, new.data, new.flags),
        };
        body.locals.insert(key, Local::Value(id.into()));
        match key {
            Key::Number(n) => body.number = body.number.max(n.saturating_add(1)),
            Key::Name(name) => {
                body.func.names.insert(id, name);
            }
        }
        Ok(id)
    }

    /// Every name that was used is there by now.
    fn finish_body(&mut self, body: &mut Body) -> P<()> {
        let missing = body.locals.values().filter_map(|l| match l {
            Local::Later(_, at) => Some((*at, &kinds::UNDEFINED_VALUE)),
            Local::Value(_) => None,
        });
        let blocks = body.blocks.values().filter(|b| b.1 != DEFINED);
        let missing = missing.chain(blocks.map(|b| (b.1, &kinds::UNDEFINED_BLOCK))).min_by_key(|m| m.0);
        if let Some((at, message)) = missing {
            return Err(Fail::new(at, message));
        }
        for (phi, operand, expression) in std::mem::take(&mut body.phi_expressions) {
            let Some(from) = body.func.operands(phi)[operand + 1].as_block() else { continue };
            let back = std::mem::replace(&mut body.block, from);
            let terminator = body.func.blocks[from].insts.pop();
            let loc = body.func.loc(phi);
            let value = self.expand_at(body, expression, loc);
            body.func.blocks[from].insts.extend(terminator);
            body.func.operands_mut(phi)[operand] = value;
            body.block = back;
        }
        for (block, at, named) in std::mem::take(&mut body.merges) {
            let merge = self.merge_of(body, at, &named)?;
            body.func.blocks[block].merge = merge;
        }
        Ok(())
    }

    /// The block that a merge names.
    pub(super) fn known_block(&self, body: &Body, at: u32, name: Symbol) -> P<BlockId> {
        let text = self.m.ctx.name(name);
        let number = text.parse().ok().and_then(|n| body.blocks.get(&Key::Number(n)));
        match body.blocks.get(&Key::Name(name)).or(number) {
            Some(&(block, _)) => Ok(block),
            None => Err(Fail::new(at, kinds::UNKNOWN_BLOCK.with(&[&text]))),
        }
    }
}

/// An instruction about to be placed.
pub(super) struct NewInst<'a> {
    pub(super) op: Opcode,
    pub(super) ty: TypeId,
    pub(super) operands: &'a [Value],
    pub(super) data: u32,
    pub(super) flags: Flags,
}
