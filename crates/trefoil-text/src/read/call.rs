//! Calls: of functions, and of intrinsics that the IR has as operations.

use super::attributes::Attributes;
use super::body::{Body, NewInst};
use super::inst::Parsed;
use super::kinds;
use super::lex::{Kind, Token};
use super::{P, Reader};
use smallvec::SmallVec;
use trefoil_ir::function::{Attribute, CallSite, Function, Param, Tail};
use trefoil_ir::ids::{InstId, TypeId};
use trefoil_ir::intrinsic::Intrinsic;
use trefoil_ir::opcode::{Flags, Opcode};
use trefoil_ir::symbol::Symbol;
use trefoil_ir::types::Type;
use trefoil_ir::value::Value;

/// A call before it is known what is called.
struct Call {
    at: u32,
    flags: Flags,
    ret: TypeId,
    /// What an address is of that it gives, where that is said.
    pointee: Option<TypeId>,
    callee: Token,
    args: Vec<Value>,
    types: Vec<TypeId>,
    site: CallSite,
}

impl Reader<'_> {
    /// `[tail] call [flags] [cc] [attributes] T @callee(arguments) [attributes] [bundles]`
    pub(super) fn call(&mut self, body: &mut Body, result: Option<Token>) -> P<()> {
        let at = self.here();
        if self.is_word("musttail") {
            return self.fail(kinds::UNSUPPORTED.with(&[&"musttail"]));
        }
        let tail = match () {
            () if self.take_word("tail") => Tail::Tail,
            () if self.take_word("notail") => Tail::NoTail,
            () => Tail::Unmarked,
        };
        self.word("call")?;
        let flags = self.flags(Opcode::Call);
        self.convention()?; // the function's own
        let mut site = CallSite { tail, ret: self.result_attributes()?, ..CallSite::default() };
        self.types.pointee = None;
        let types_at = self.here();
        let mut ret = self.ty()?;
        let pointee = self.types.pointee.take().filter(|_| self.m.ctx.types.is_ptr(ret));
        if let Type::Function { ret: inner, .. } = self.m.ctx.types.get(ret) {
            ret = *inner;
        }
        if matches!(self.m.ctx.types.get(ret), Type::Label | Type::Metadata | Type::Function { .. }) {
            return Err(super::Fail::new(types_at, &kinds::RESULT_TYPE));
        }
        let callee = self.tokens[self.pos];
        if callee.kind != Kind::Global {
            return match self.peek_word() {
                Some("asm") => self.fail(&kinds::ASSEMBLY),
                _ if callee.kind == Kind::Local => self.fail(&kinds::INDIRECT_CALL),
                _ => self.expected("the name of a function"),
            };
        }
        self.pos += 1;
        if !self.options.keep_debug_info && self.bytes_of(callee).starts_with(b"@llvm.dbg.") {
            return self.skip_debug_call();
        }
        let (mut args, mut types) = (Vec::new(), Vec::new());
        self.mark(b'(')?;
        self.list(b')', |r| r.argument(body, &mut site, &mut args, &mut types))?;
        let attributes = self.function_attributes()?;
        self.bundles(body, &mut site)?;
        let Attributes { words, texts } = attributes;
        site.words = words;
        site.texts = texts;
        let call = Call { at, flags, ret, pointee, callee, args, types, site };
        let id = self.called(body, result, call)?;
        self.attachments(body, id)
    }

    fn skip_debug_call(&mut self) -> P<()> {
        if !self.skip_brackets() {
            return self.expected("arguments");
        }
        self.function_attributes()?;
        while self.is_mark(b',') && self.kind_after(1) == Kind::MetaName {
            self.pos += 2;
            self.skip_metadata()?;
        }
        Ok(())
    }

    fn argument(
        &mut self,
        body: &mut Body,
        site: &mut CallSite,
        args: &mut Vec<Value>,
        types: &mut Vec<TypeId>,
    ) -> P<()> {
        let ty = self.ty()?;
        let value = if ty == TypeId::METADATA {
            self.metadata_argument(body)?
        } else {
            let words: Vec<Attribute> = self.value_attributes()?;
            if !words.is_empty() {
                site.params.resize(args.len(), Vec::new());
                site.params.push(words);
            }
            self.value(body, ty)?
        };
        args.push(value);
        types.push(ty);
        Ok(())
    }

    /// `[ "tag"(T v, …), … ]`
    fn bundles(&mut self, body: &mut Body, site: &mut CallSite) -> P<()> {
        if !self.take_mark(b'[') {
            return Ok(());
        }
        self.list(b']', |r| {
            let tag = r.string()?;
            r.mark(b'(')?;
            let mut values = Vec::new();
            r.list(b')', |r| {
                values.push(r.typed(body)?.1);
                Ok(())
            })?;
            site.bundles.push((tag, values));
            Ok(())
        })
    }

    fn called(&mut self, body: &mut Body, result: Option<Token>, call: Call) -> P<InstId> {
        let name = self.name_of(call.callee)?;
        let text = self.m.ctx.name(name).to_owned();
        if let Some(which) = Intrinsic::from_text(&text)
            && let Some(id) = self.known_intrinsic(body, result, &call, which, &text)?
        {
            return Ok(id);
        }
        self.function_call(body, result, call, name)
    }

    fn function_call(
        &mut self,
        body: &mut Body,
        result: Option<Token>,
        call: Call,
        name: Symbol,
    ) -> P<InstId> {
        self.declare_intrinsic(name, &call);
        let callee = self.symbol_value(call.callee)?;
        let Some(func) = callee.as_func() else {
            return self.fail(kinds::NOT_A_FUNCTION.with(&[&self.m.ctx.name(name)]));
        };
        let (ret, params) = self.signature(func);
        let variadic = self.m.functions[func].extras.as_ref().is_some_and(|e| e.variadic);
        let fits = ret == call.ret
            && call.types.starts_with(&params)
            && (variadic || call.types.len() == params.len());
        if !fits {
            return Err(super::Fail::new(
                call.callee.start,
                kinds::OTHER_SIGNATURE.with(&[&self.m.ctx.name(name)]),
            ));
        }
        let mut operands: SmallVec<[Value; 4]> = SmallVec::from_vec(call.args);
        operands.push(callee);
        let data = call.pointee.filter(|&of| of != TypeId::I8).map_or(0, TypeId::as_u32);
        let parsed = Parsed { flags: call.flags, data, ..Parsed::new(Opcode::Call, call.ret, operands) };
        let id = self.placed(body, result, call.at, &parsed)?;
        if call.site != CallSite::default() {
            body.func.calls.insert(id, call.site);
        }
        Ok(id)
    }

    /// Declares an intrinsic that the text only calls, as LLVM does.
    fn declare_intrinsic(&mut self, name: Symbol, call: &Call) {
        let known = self.globals.symbols.contains_key(&name) || self.globals.unused.contains_key(&name);
        if known || !self.m.ctx.name(name).starts_with("llvm.") {
            return;
        }
        let params = call.types.iter().map(|&ty| Param { ty, name: None }).collect();
        let id = self.m.functions.push(Function::new(name, call.ret, params));
        self.globals.symbols.insert(name, id.into());
    }

    /// A call as the operation that the IR has for it; `None` when it has none for these operands.
    fn known_intrinsic(
        &mut self,
        body: &mut Body,
        result: Option<Token>,
        call: &Call,
        which: Intrinsic,
        name: &str,
    ) -> P<Option<InstId>> {
        if which == Intrinsic::Handle {
            // What front ends keep in memory is not constant yet: such a call stays one.
            let enough = call.args.len() >= 4;
            if enough && call.args[..3].iter().any(|&v| self.m.ctx.as_int(v).is_none()) {
                return Ok(None);
            }
            return self.handle_call(body, result, call, name).map(Some);
        }
        if which == Intrinsic::HandleFromHeap && self.m.ctx.types.as_resource(call.ret).is_none() {
            return Err(super::Fail::new(call.at, kinds::NOT_A_HANDLE.with(&[&self.type_text(call.ret)])));
        }
        let (least, most) = which.info().operands;
        let count = call.args.len();
        let other = which.info().has_other_form;
        let misfit = super::Fail::new(call.at, kinds::INTRINSIC_TYPES.with(&[&name]));
        if count < usize::from(least) || count > usize::from(most) {
            return if other { Ok(None) } else { Err(misfit) };
        }
        let (mut args, mut types) = (call.args.clone(), call.types.clone());
        let lifetime = matches!(which, Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd);
        if lifetime && args.len() == 1 {
            // Since LLVM 22 the size is not said; -1 was how to not say it.
            let size = self.m.ctx.int(TypeId::I64, u64::MAX);
            args.insert(0, size);
            types.insert(0, TypeId::I64);
        }
        let mut ty = call.ret;
        if which == Intrinsic::CountBits && self.m.ctx.types.scalar(ty) != TypeId::I32 {
            // LLVM counts in the operand's own type.
            ty = self.m.ctx.types.with_shape_of(ty, TypeId::I32);
        }
        if !which.fits(&self.m.ctx.types, ty, &types) {
            return if other { Ok(None) } else { Err(misfit) };
        }
        if let Some(n) = which.operand_not_constant(&args) {
            return Err(super::Fail::new(call.at, kinds::CONSTANT_OPERAND.with(&[&(n + 1), &name])));
        }
        let operands: SmallVec<[Value; 4]> = SmallVec::from_vec(args);
        let data = which as u32;
        let widened = ty != call.ret;
        let id = if widened {
            let (op, operands, flags) = (Opcode::Intrinsic, &operands, call.flags);
            self.place_unnamed(body, call.at, &NewInst { op, ty, operands, data, flags })
        } else {
            let parsed = Parsed { flags: call.flags, data, ..Parsed::new(Opcode::Intrinsic, ty, operands) };
            self.placed(body, result, call.at, &parsed)?
        };
        if call.site != CallSite::default() {
            body.func.calls.insert(id, call.site.clone());
        }
        if !widened {
            return Ok(Some(id));
        }
        let narrow = self.m.ctx.types.scalar_bits(call.ret) < 32;
        let op = if narrow { Opcode::Trunc } else { Opcode::ZExt };
        let parsed = Parsed::new(op, call.ret, [Value::from(id)].as_slice());
        self.placed(body, result, call.at, &parsed).map(Some)
    }

    fn handle_call(&mut self, body: &mut Body, result: Option<Token>, call: &Call, name: &str) -> P<InstId> {
        let implicit = name.contains(".resource.handlefromimplicitbinding");
        let said = self.said_resource()?;
        let (operands, listed) = if implicit {
            self.implicit_handle(call.at, call.ret, &call.args)?
        } else {
            (self.bound_handle(call.at, call.ret, &call.args, said)?, true)
        };
        let data = Intrinsic::Handle as u32;
        let parsed = Parsed { data, ..Parsed::new(Opcode::Intrinsic, call.ret, operands.as_slice()) };
        let id = self.placed(body, result, call.at, &parsed)?;
        if call.site.tail != Tail::Unmarked {
            body.func.calls.insert(id, CallSite { tail: call.site.tail, ..CallSite::default() });
        }
        if !listed {
            self.order_later(body, id, call.ret, &call.args)?;
        }
        Ok(id)
    }
}
