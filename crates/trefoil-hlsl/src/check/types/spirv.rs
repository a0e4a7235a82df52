//! Types that the source makes of SPIR-V's numbers: `vk::SpirvType`, `vk::SpirvOpaqueType`, and what they take as operands.

use crate::check::model::{Model, TArg};
use crate::check::types::facts::scalar_text;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::tree::TemplateArgsId;
use crate::typed::{Scalar, SpirvTy, SpirvTyId, Ty, TyId};

impl Checker<'_> {
    /// A type of the namespace `vk` with its template arguments.
    pub(in crate::check) fn spirv_type(
        &mut self,
        name: Name,
        args: Option<TemplateArgsId>,
        span: Span,
    ) -> TyId {
        self.try_spirv_type(name, args, span).unwrap_or(self.cx.model.common.error)
    }

    /// The same; none after an error.
    fn try_spirv_type(&mut self, name: Name, args: Option<TemplateArgsId>, span: Span) -> Option<TyId> {
        // How many arguments it has, how many numbers are the first of them, and whether more may follow.
        let (wanted, numbers, more) = match self.cx.model.text(name) {
            "SpirvType" => (3, 3, true),
            "SpirvOpaqueType" => (1, 1, true),
            "ext_type" => (1, 1, false),
            "BufferPointer" => return self.pointer_type(name, args, span),
            "integral_constant" => (2, 0, false),
            "Literal" | "ext_result_id" => (1, 0, false),
            _ => {
                self.cx.push(Diagnostic::new(&kinds::NO_TYPE_IN_VK, span).arg(name));
                return None;
            }
        };
        let Some(args) = args else {
            self.cx.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENTS_MISSING, span).arg(name));
            return None;
        };
        let places = self.cx.unit.list(self.cx.unit.template_args[args]);
        let places: Vec<Span> = places.iter().map(|&arg| self.cx.argument_span(arg)).collect();
        let args = self.template_args(args);
        if args.contains(&TArg::Type(self.cx.model.common.error)) {
            return None;
        }
        if args.len() < wanted || args.len() > wanted && !more {
            let what = if args.len() < wanted { "few" } else { "many" };
            let d = Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_COUNT, span).arg(name).arg(what);
            self.cx.push(d);
            return None;
        }
        self.cx.spirv_parts(name, numbers, &args, &places)
    }
}

impl Context<'_> {
    /// The type, of arguments in the right number; none after an error.
    fn spirv_parts(&mut self, name: Name, numbers: usize, args: &[TArg], places: &[Span]) -> Option<TyId> {
        let mut values = Vec::with_capacity(numbers);
        for (&arg, &at) in args[..numbers].iter().zip(places) {
            values.push(self.spirv_number(arg, at)?);
        }
        let made = match self.model.text(name) {
            "SpirvType" | "SpirvOpaqueType" => {
                let mut operands = Vec::with_capacity(args.len() - numbers);
                for (&arg, &at) in args[numbers..].iter().zip(&places[numbers..]) {
                    operands.push(self.spirv_operand(arg, at)?);
                }
                let layout = (numbers == 3).then(|| (values[1], values[2]));
                SpirvTy::Type { opcode: values[0], layout, operands }
            }
            "ext_type" => SpirvTy::Defined(values[0]),
            "integral_constant" => {
                let ty = self.spirv_operand(args[0], places[0])?;
                let TArg::Value(_, value) = args[1] else {
                    self.argument_kind(places[1], "non-type template", "an expression");
                    return None;
                };
                let Some(num) = self.model.num(ty).filter(|num| !num.scalar.is_float()) else {
                    self.argument_kind(places[0], "integral constant", "an integer type");
                    return None;
                };
                SpirvTy::Constant { ty, value: crate::check::constants::literal::wrap(value, num.scalar) }
            }
            _ => match (self.model.text(name), self.model.spirv_of(args[0])) {
                ("Literal", Some(&SpirvTy::Constant { ty, value })) => SpirvTy::Literal { ty, value },
                ("Literal", _) => {
                    self.argument_kind(places[0], "literal", "a vk::integral_constant");
                    return None;
                }
                // A result has no memory here until something asks for its address.
                _ => match args[0] {
                    TArg::Type(ty) => return Some(ty),
                    _ => {
                        self.argument_kind(places[0], "template type", "a type");
                        return None;
                    }
                },
            },
        };
        Some(self.model.intern_spirv(made))
    }

    /// A number of an instruction, or of bytes.
    fn spirv_number(&mut self, arg: TArg, at: Span) -> Option<u32> {
        if let TArg::Value(_, value) = arg
            && let Ok(number) = u32::try_from(value)
        {
            return Some(number);
        }
        self.argument_kind(at, "non-type template", "an expression");
        None
    }

    /// A type that is an operand. Objects are none, as with DXC.
    fn spirv_operand(&mut self, arg: TArg, at: Span) -> Option<TyId> {
        let TArg::Type(ty) = arg else {
            self.argument_kind(at, "template type", "a type");
            return None;
        };
        let is_operand = match self.model.program.types.get(ty) {
            Ty::Scalar(_) | Ty::Vector(..) => true,
            Ty::Struct(_) => self.model.is_plain(ty),
            Ty::Spirv(id) => {
                !matches!(self.model.program.spirv_types[id], SpirvTy::Type { .. } | SpirvTy::Defined(_))
            }
            _ => false,
        };
        if !is_operand {
            let text = self.model.type_text(ty);
            self.push(Diagnostic::new(&kinds::ELEMENT_OBJECT, at).arg(text));
        }
        is_operand.then_some(ty)
    }

    fn argument_kind(&mut self, at: Span, parameter: &'static str, wanted: &'static str) {
        self.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_KIND, at).arg(parameter).arg(wanted));
    }
}

impl Model {
    fn spirv_of(&self, arg: TArg) -> Option<&SpirvTy> {
        let TArg::Type(ty) = arg else { return None };
        let Ty::Spirv(id) = self.program.types.get(ty) else { return None };
        Some(&self.program.spirv_types[id])
    }

    fn intern_spirv(&mut self, made: SpirvTy) -> TyId {
        let known = self.program.spirv_types.iter().find_map(|(id, ty)| (*ty == made).then_some(id));
        let id = known.unwrap_or_else(|| self.program.spirv_types.push(made));
        self.program.types.intern(Ty::Spirv(id))
    }

    /// How such a type is spelled.
    pub(in crate::check) fn spirv_text(&self, id: SpirvTyId) -> String {
        let number = |ty: TyId, value: i64| match self.num(ty).map(|num| num.scalar) {
            Some(Scalar::Bool) => (value != 0).to_string(),
            _ => value.to_string(),
        };
        match &self.program.spirv_types[id] {
            SpirvTy::Type { opcode, layout, operands } => {
                let name = if layout.is_some() { "SpirvType" } else { "SpirvOpaqueType" };
                let numbers = layout.iter().flat_map(|&(size, align)| [size, align]).map(|n| n.to_string());
                let operands = operands.iter().map(|&of| match self.program.types.get(of) {
                    Ty::Scalar(s) => scalar_text(s).to_owned(),
                    _ => self.full_text(of),
                });
                let parts: Vec<String> =
                    [opcode.to_string()].into_iter().chain(numbers).chain(operands).collect();
                let text = parts.join(", ");
                let blank = if text.ends_with('>') { " " } else { "" };
                format!("{name}<{text}{blank}>")
            }
            &SpirvTy::Constant { ty, value } => {
                format!("vk::integral_constant<{}, {}>", self.type_text(ty), number(ty, value))
            }
            &SpirvTy::Literal { ty, value } => {
                format!("vk::Literal<vk::integral_constant<{}, {}> >", self.type_text(ty), number(ty, value))
            }
            SpirvTy::Defined(id) => format!("ext_type<{id}>"),
        }
    }
}
