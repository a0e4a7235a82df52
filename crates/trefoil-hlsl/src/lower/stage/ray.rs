//! Entries of ray tracing stages, and what functions of a library take by address: a payload, attributes, a callable shader's
//! parameter, structures, what comes back.

use crate::lower::Lowerer;
use crate::lower::types::Memory;
use crate::lower::values::Place;
use crate::typed::{ArgIo, FuncId, Param, TyId};
use trefoil_ir::{Attribute, TypeId, Value, ValueKind};

impl Lowerer<'_> {
    /// Binds the parameters, each to the memory that its address names, and lowers the body.
    pub(in crate::lower) fn run_ray_entry(&mut self, id: FuncId) {
        let program = self.program;
        let func = &program.funcs[id];
        func.params.iter().enumerate().for_each(|(i, param)| self.bind_address_param(i, param));
        self.body(id);
        self.b.loc = self.at_end(func);
    }

    /// Binds a parameter to the memory whose address is passed; what only comes in and is written to is copied.
    pub(in crate::lower::stage) fn bind_address_param(&mut self, position: usize, param: &Param) {
        let program = self.program;
        let var = &program.vars[param.var];
        let pointer = self.address_param(program.names.get(var.name), var.ty, param.io);
        self.note_source(var.ty, Some(param));
        let given = Place::Memory { pointer, memory: Memory::Payload, whole: false };
        let place = if param.io != ArgIo::In || self.reached.is_fixed(param.var) {
            given
        } else {
            let own = self.home(param.var);
            self.copy(&own, &given, var.ty);
            own
        };
        self.observe_param(param.var, position, &place);
        self.slots.insert(param.var, place);
    }

    /// One more parameter, an address of memory that holds a type.
    pub(in crate::lower::stage) fn address_param(&mut self, name: &str, ty: TyId, io: ArgIo) -> Value {
        let name = Some(self.b.ctx.symbol(name));
        let said = self.said_of_address(ty, io);
        let i = self.b.func.params.len();
        self.b.func.params.push(trefoil_ir::Param { ty: TypeId::PTR, name });
        let params = &mut self.b.func.extras_mut().params;
        params.resize(i + 1, Vec::new());
        params[i] = said;
        Value::new(ValueKind::Param(i as u32))
    }

    /// The attributes of an address: what lies there, and whether the function only reads or only writes it.
    pub(in crate::lower::stage) fn said_of_address(&mut self, ty: TyId, io: ArgIo) -> Vec<Attribute> {
        let of = self.memory_type(ty, Memory::Payload);
        let mut said = vec![Attribute::Type(self.b.ctx.symbol("elementtype"), of)];
        match io {
            ArgIo::In => said.push(Attribute::Word(self.b.ctx.symbol("readonly"))),
            ArgIo::Out => said.push(Attribute::Word(self.b.ctx.symbol("writeonly"))),
            ArgIo::InOut | ArgIo::Ref => {}
        }
        said
    }
}
