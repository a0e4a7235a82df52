//! Resources that go from one function of a library to another: the caller gives the address of the variable that holds the handle.

use crate::lower::{Lower, Result};
use crate::module::types;
use trefoil_ir::{Attribute, Context, Function, TypeId, Value, ValueKind};

/// Makes each parameter that is a resource an address of a handle; what the resource is stays in its attributes.
pub(crate) fn pass_resources_by_address(ctx: &mut Context, func: &mut Function) {
    for i in 0..func.params.len() {
        let ty = func.params[i].ty;
        if ctx.types.as_resource(ty).is_none() {
            continue;
        }
        func.params[i].ty = TypeId::PTR;
        let handle = types::handle(ctx);
        let said = [("elementtype", handle), ("resource", ty)]
            .map(|(word, ty)| Attribute::Type(ctx.symbol(word), ty));
        let params = &mut func.extras_mut().params;
        if params.len() <= i {
            params.resize(i + 1, Vec::new());
        }
        params[i] = said.into();
    }
}

impl Lower<'_> {
    /// Makes the handles of the parameters that are resources.
    pub(in crate::lower) fn lower_resource_params(&mut self) -> Result {
        pass_resources_by_address(self.ctx, &mut self.body.func);
        for (i, param) in (0..).zip(&self.input.func.params) {
            let Some(ty) = self.ctx.types.as_resource(param.ty).copied() else { continue };
            let address = Value::new(ValueKind::Param(i));
            let handle = self.handle_type();
            let value = self.handle_at(handle, address)?;
            let number = self.annotated_handle(address, value, ty, None, Some(address))?;
            self.resources.params.push((i, number));
        }
        Ok(())
    }
}
