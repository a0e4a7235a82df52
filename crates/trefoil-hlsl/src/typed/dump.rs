//! The typed tree as text, for tests and for people: one line a variable, parameter and statement; expressions in prefix form.

use super::{
    Access, Arg, ArgIo, Callee, Const, ExprId, ExprKind, FuncId, Hint, Program, Scalar, SpirvTy, SpirvTyId,
    StmtId, StmtKind, Ty, TyId, VarId, VarKind,
};
use std::fmt::Write;
use trefoil_entity::Entity;

/// The whole program as text.
pub fn dump(program: &Program) -> String {
    let mut d = Dumper { p: program, out: String::new(), indent: 0 };
    d.program();
    d.out
}

/// How a type is written.
pub fn type_text(program: &Program, ty: TyId) -> String {
    match program.types.get(ty) {
        Ty::Error => "error".into(),
        Ty::Void => "void".into(),
        Ty::String => "string".into(),
        Ty::HitObject => "dx::HitObject".into(),
        Ty::Scalar(s) | Ty::Enum(_, s) => scalar_text(s).into(),
        Ty::Vector(s, n) => format!("{}{n}", scalar_text(s)),
        Ty::Matrix { scalar, rows, cols, row_major } => {
            let order = if row_major { "r" } else { "" };
            format!("{}{rows}x{cols}{order}", scalar_text(scalar))
        }
        Ty::Array(elem, n) => format!("{}[{n}]", type_text(program, elem)),
        Ty::Struct(s) => program.names.get(program.structs[s].name).into(),
        Ty::Spirv(id) => spirv_text(program, id),
        Ty::Pointer { to, align } => format!("pointer<{}, {align}>", type_text(program, to)),
        Ty::Node(node) => format!("{}<{}>", node.kind.object(), type_text(program, node.record)),
        Ty::Resource(r) => {
            let rw = if r.writable { "RW" } else { "" };
            format!("{rw}{:?}<{}>", r.kind, type_text(program, r.element))
        }
    }
}

fn spirv_text(program: &Program, id: SpirvTyId) -> String {
    match &program.spirv_types[id] {
        SpirvTy::Type { opcode, layout, operands } => {
            let parts: Vec<String> = operands.iter().map(|&of| type_text(program, of)).collect();
            format!("spirv<{opcode}, {layout:?}, [{}]>", parts.join(", "))
        }
        SpirvTy::Constant { ty, value } => format!("constant<{}, {value}>", type_text(program, *ty)),
        SpirvTy::Literal { ty, value } => format!("literal<{}, {value}>", type_text(program, *ty)),
        SpirvTy::Defined(id) => format!("defined<{id}>"),
    }
}

fn scalar_text(s: Scalar) -> &'static str {
    use Scalar::*;
    match s {
        Bool => "bool",
        I16 => "i16",
        U16 => "u16",
        I32 => "int",
        U32 => "uint",
        Int8x4 => "int8x4",
        Uint8x4 => "uint8x4",
        I64 => "i64",
        U64 => "u64",
        F16 => "f16",
        F32 => "float",
        F64 => "double",
        Min16Float => "min16float",
        Min10Float => "min10float",
        Min16Int => "min16int",
        Min12Int => "min12int",
        Min16Uint => "min16uint",
        Half => "half",
        LiteralInt => "literal-int",
        LiteralFloat => "literal-float",
    }
}

struct Dumper<'a> {
    p: &'a Program,
    out: String,
    indent: usize,
}

impl Dumper<'_> {
    fn program(&mut self) {
        for (_, s) in self.p.structs.iter().filter(|(_, s)| !s.is_pattern) {
            let fields: Vec<String> = s.fields.iter().map(|f| self.field_text(f)).collect();
            let name = self.p.names.get(s.name);
            self.line(&format!("struct {name} {{{}}}", fields.join(", ")));
        }
        for (_, b) in self.p.buffers.iter() {
            let fields: Vec<String> = b.fields.iter().map(|f| self.var_text(f.var)).collect();
            let word = if b.is_texture { "tbuffer" } else { "cbuffer" };
            let name = self.p.names.get(b.name);
            self.line(&format!("{word} {name} {{{}}}", fields.join(", ")));
        }
        for (id, var) in self.p.vars.iter() {
            let word = match var.kind {
                VarKind::Static => "static ",
                VarKind::GroupShared => "groupshared ",
                VarKind::Specialization(_) => "specialization ",
                VarKind::Spirv { .. } => "spirv ",
                VarKind::Resource(b, Access { globally_coherent, .. }) => {
                    let at = b.index.map_or(String::new(), |i| format!("@{i}.{} ", b.space));
                    let coherent = if globally_coherent { "coherent " } else { "" };
                    self.line(&format!("resource {at}{coherent}{}", self.var_text(id)));
                    continue;
                }
                VarKind::Local | VarKind::Param(_) | VarKind::BufferField(..) => continue,
            };
            let init = var.init.map_or(String::new(), |e| format!(" = {}", self.expr(e)));
            self.line(&format!("{word}{}{init}", self.var_text(id)));
        }
        for (id, _) in self.p.funcs.iter() {
            self.func(id);
        }
    }

    fn field_text(&self, f: &super::Field) -> String {
        let semantic = f.semantic.map_or(String::new(), |s| format!(" : {}", self.p.names.get(s.name)));
        format!("{} {}{semantic}", type_text(self.p, f.ty), self.p.names.get(f.name))
    }

    fn var_text(&self, id: VarId) -> String {
        let var = &self.p.vars[id];
        let word = if var.is_const { "const " } else { "" };
        format!("{word}{} {}", type_text(self.p, var.ty), self.p.names.get(var.name))
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "{:1$}{text}", "", self.indent * 2);
    }

    fn func(&mut self, id: FuncId) {
        let f = &self.p.funcs[id];
        let params: Vec<String> = f
            .params
            .iter()
            .map(|p| {
                let io = match p.io {
                    ArgIo::In => "",
                    ArgIo::Out => "out ",
                    ArgIo::InOut => "inout ",
                    ArgIo::Ref => "ref ",
                };
                let semantic =
                    p.semantic.map_or(String::new(), |s| format!(" : {}", self.p.names.get(s.name)));
                format!("{io}{}{semantic}", self.var_text(p.var))
            })
            .collect();
        let entry = if self.p.entry == Some(id) { "entry " } else { "" };
        let text = format!(
            "{entry}{} {}({})",
            type_text(self.p, f.ret),
            self.p.names.get(f.name),
            params.join(", ")
        );
        self.line(&text);
        self.indent += 1;
        if let Some(body) = f.body {
            self.stmt(body);
        }
        self.indent -= 1;
    }

    fn nested(&mut self, s: StmtId) {
        self.indent += 1;
        self.stmt(s);
        self.indent -= 1;
    }

    fn stmt(&mut self, s: StmtId) {
        let p = self.p;
        match p.stmts[s].kind {
            StmtKind::Empty => self.line("empty"),
            StmtKind::Expr(e) => self.line(&self.expr(e)),
            StmtKind::Local(v) => {
                let init = p.vars[v].init.map_or(String::new(), |e| format!(" = {}", self.expr(e)));
                self.line(&format!("local {}{init}", self.var_text(v)));
            }
            StmtKind::Block(list) => p.stmts_of(list).iter().for_each(|&s| self.stmt(s)),
            StmtKind::If { cond, then, otherwise, hint } => {
                self.line(&format!("if{} {}", hint_text(hint), self.expr(cond)));
                self.nested(then);
                if let Some(s) = otherwise {
                    self.line("else");
                    self.nested(s);
                }
            }
            StmtKind::Loop { init, cond, step, body, hint } => {
                p.stmts_of(init).iter().for_each(|&s| self.stmt(s));
                let text = |e: Option<ExprId>| e.map_or("-".into(), |e| self.expr(e));
                self.line(&format!("loop{} {}; {}", hint_text(hint), text(cond), text(step)));
                self.nested(body);
            }
            StmtKind::DoWhile { body, cond, hint } => {
                self.line(&format!("do{} while {}", hint_text(hint), self.expr(cond)));
                self.nested(body);
            }
            StmtKind::Switch { value, cases, hint } => {
                self.line(&format!("switch{} {}", hint_text(hint), self.expr(value)));
                for case in p.case_lists.get(cases) {
                    let default = if case.is_default { " default" } else { "" };
                    self.line(&format!("case {:?}{default}", p.label_lists.get(case.labels)));
                    p.stmts_of(case.body).iter().for_each(|&s| self.nested(s));
                }
            }
            StmtKind::Break => self.line("break"),
            StmtKind::Continue => self.line("continue"),
            StmtKind::Discard => self.line("discard"),
            StmtKind::Return(e) => {
                let e = e.map_or(String::new(), |e| format!(" {}", self.expr(e)));
                self.line(&format!("return{e}"));
            }
        }
    }

    fn expr(&self, e: ExprId) -> String {
        let expr = self.p.exprs[e];
        let ty = || type_text(self.p, expr.ty);
        let x = |e: ExprId| self.expr(e);
        match expr.kind {
            ExprKind::Error => "error".into(),
            ExprKind::Const(c) => format!("{}:{}", const_text(c), ty()),
            ExprKind::Var(v) => self.p.names.get(self.p.vars[v].name).into(),
            ExprKind::Load(a) => format!("*{}", x(a)),
            ExprKind::Field(a, i) => format!("{}.{}", x(a), self.field_name(a, i)),
            ExprKind::Swizzle { base, len, lanes } => {
                let lane = |i: u8| ['x', 'y', 'z', 'w'][usize::from(lanes >> (2 * i) & 3)];
                format!("{}.{}", x(base), (0..len).map(lane).collect::<String>())
            }
            ExprKind::MatrixSwizzle { base, len, elements } => {
                let element = |i: u8| {
                    let e = elements >> (4 * i) & 15;
                    format!("_m{}{}", e >> 2, e & 3)
                };
                format!("{}.{}", x(base), (0..len).map(element).collect::<String>())
            }
            ExprKind::Bits { base, offset, width } => format!("{}.bits({offset}, {width})", x(base)),
            ExprKind::Prefix(a) => format!("{}.prefix({})", x(a), ty()),
            ExprKind::Index(a, i) => format!("{}[{}]", x(a), x(i)),
            ExprKind::Access { op, resource, index, extra } => {
                let extra = extra.map_or(String::new(), |e| format!(", {}", x(e)));
                format!("{op:?}({}, {}{extra})", x(resource), x(index))
            }
            ExprKind::Unary(op, a) => format!("{op:?}({})", x(a)),
            ExprKind::Binary(op, a, b) => format!("{op:?}({}, {})", x(a), x(b)),
            ExprKind::Assign(a, b) => format!("{} = {}", x(a), x(b)),
            ExprKind::CompoundAssign { op, place, value } => format!("{} {op:?}= {}", x(place), x(value)),
            ExprKind::IncDec(op, a) => format!("{op:?}({})", x(a)),
            ExprKind::Conditional(c, a, b) => format!("({} ? {} : {})", x(c), x(a), x(b)),
            ExprKind::Select(c, a, b) => format!("Select({}, {}, {})", x(c), x(a), x(b)),
            ExprKind::Comma(a, b) => format!("({}, {})", x(a), x(b)),
            ExprKind::Cast(a) => format!("{}({})", ty(), x(a)),
            ExprKind::Before => "before".to_owned(),
            ExprKind::Chain(list) => {
                let pieces: Vec<String> = self.p.exprs_of(list).iter().map(|&e| x(e)).collect();
                format!("Chain({})", pieces.join(", "))
            }
            ExprKind::Flatten(list) => {
                let parts: Vec<String> = self.p.exprs_of(list).iter().map(|&e| x(e)).collect();
                format!("{}{{{}}}", ty(), parts.join(", "))
            }
            ExprKind::Zero => format!("{}{{}}", ty()),
            ExprKind::Call { callee, args } => {
                let name = match callee {
                    Callee::Func(f) => self.p.names.get(self.p.funcs[f].name).to_owned(),
                    Callee::Builtin(op) => format!("@{op:?}"),
                    Callee::Method(op) => format!("@.{op:?}"),
                };
                let args: Vec<String> = self.p.arg_lists.get(args).iter().map(|a| self.arg(a)).collect();
                format!("{name}:{}({})", ty(), args.join(", "))
            }
            ExprKind::Heap(i) => format!("Heap:{}({})", ty(), x(i)),
        }
    }

    fn arg(&self, arg: &Arg) -> String {
        let io = match arg.io {
            ArgIo::In => return self.expr(arg.expr),
            ArgIo::Out => "out",
            ArgIo::InOut => "inout",
            ArgIo::Ref => "ref",
        };
        format!("{io} {}:{}", self.expr(arg.expr), type_text(self.p, arg.ty))
    }

    fn field_name(&self, base: ExprId, i: u32) -> &str {
        match self.p.types.get(self.p.exprs[base].ty) {
            Ty::Struct(s) => {
                let field = self.p.structs[s].fields.get(i as usize);
                field.map_or("?", |f| self.p.names.get(f.name))
            }
            _ => "?",
        }
    }
}

fn const_text(c: Const) -> String {
    match c {
        Const::Bool(b) => b.to_string(),
        Const::Int(v) => v.to_string(),
        Const::Float(v) => format!("{v:?}"),
    }
}

fn hint_text(hint: Hint) -> String {
    match hint {
        Hint::None => String::new(),
        Hint::Unroll(0) => "[unroll]".into(),
        Hint::Unroll(n) => format!("[unroll({n})]"),
        Hint::Branch => "[branch]".into(),
        Hint::Flatten => "[flatten]".into(),
        Hint::Loop => "[loop]".into(),
    }
}

/// What a [`Program`] that went through the check must hold: no type of the check alone, no expression in error.
pub fn is_settled(program: &Program) -> bool {
    (0..program.exprs.len()).all(|i| {
        let expr = &program.exprs[ExprId::new(i)];
        let scalar = match program.types.get(expr.ty) {
            Ty::Scalar(s) | Ty::Vector(s, _) | Ty::Matrix { scalar: s, .. } => s,
            Ty::Error | Ty::Enum(..) | Ty::Pointer { .. } => return false,
            _ => return true,
        };
        !scalar.is_packed() && !matches!(scalar, Scalar::LiteralInt | Scalar::LiteralFloat | Scalar::Half)
    })
}
