//! The tree as text, for tests and debugging: one declaration a line, expressions as lists in parentheses.

use super::tree::*;
use crate::room::with_room;
use crate::source::Name;
use std::fmt::Write;
use trefoil_entity::List;

/// The tree of a unit as text.
pub fn dump(unit: &Unit) -> String {
    match unit.is_deep {
        true => with_room(|| written(unit))
            .unwrap_or_else(|why| format!("no thread to write so deep a tree: {why}\n")),
        false => written(unit),
    }
}

fn written(unit: &Unit) -> String {
    let mut d = Dumper { unit, out: String::new(), indent: 0 };
    for &item in unit.list(unit.items) {
        d.decl(item);
    }
    d.out
}

struct Dumper<'a> {
    unit: &'a Unit,
    out: String,
    indent: usize,
}

impl<'a> Dumper<'a> {
    fn push(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn name(&self, name: Name) -> &'a str {
        self.unit.names.get(name)
    }

    fn line(&mut self) {
        for _ in 0..self.indent {
            self.out.push_str("  ");
        }
    }

    fn nested(&mut self, body: impl FnOnce(&mut Self)) {
        self.indent += 1;
        body(self);
        self.indent -= 1;
    }

    fn decl(&mut self, id: DeclId) {
        if let Decl::Function(f) = self.unit.decls[id] {
            return self.function(&self.unit.functions[f]);
        }
        self.line();
        match self.unit.decls[id] {
            Decl::Error => self.push("error"),
            Decl::Empty => self.push("empty"),
            Decl::Var(v) => self.var(&self.unit.vars[v]),
            Decl::Function(_) => {}
            Decl::Record(r) => return self.record(&self.unit.records[r]),
            Decl::Enum(e) => self.enumeration(&self.unit.enums[e]),
            Decl::Typedef(t) => self.typedef(t),
            Decl::Buffer(b) => return self.buffer(&self.unit.buffers[b]),
            Decl::Namespace(n) => {
                let name = n.name.map_or("", |n| self.name(n));
                let _ = writeln!(self.out, "namespace {name}");
                return self.nested(|d| d.decls(n.items));
            }
            Decl::UsingNamespace(p) => {
                self.push("using namespace ");
                self.path(p);
            }
            Decl::Using(p) => {
                self.push("using ");
                self.path(p);
            }
            Decl::TypeParam { template, name, default } => {
                self.template(template);
                let _ = write!(self.out, "typename {}", name.map_or("", |n| self.name(n)));
                if let Some(default) = default {
                    self.push(" = ");
                    self.ty(default);
                }
            }
            Decl::StaticAssert { cond, .. } => {
                self.push("static_assert ");
                self.expr(cond);
            }
            Decl::Instantiation(inner) => {
                self.push("instantiate\n");
                return self.nested(|d| d.decl(inner));
            }
        }
        self.push("\n");
    }

    fn decls(&mut self, list: List<DeclId>) {
        for &id in self.unit.list(list) {
            self.decl(id);
        }
    }

    fn modifiers(&mut self, modifiers: Modifiers) {
        for &(m, text) in Modifiers::ALL {
            if modifiers.has(m) {
                let _ = write!(self.out, "{text} ");
            }
        }
    }

    fn attributes(&mut self, list: List<AttributeId>) {
        for &id in self.unit.list(list) {
            let a = self.unit.attributes[id];
            let scope = a.scope.map_or(String::new(), |s| format!("{}::", self.name(s)));
            let _ = write!(self.out, "[{scope}{}", self.name(a.name));
            self.exprs(a.args);
            self.push("] ");
        }
    }

    fn annotations(&mut self, list: List<AnnotationId>) {
        for &id in self.unit.list(list) {
            self.push(" : ");
            match self.unit.annotations[id].kind {
                AnnotationKind::Semantic(name) => self.push(self.name(name)),
                AnnotationKind::Register(r) => {
                    let class = if r.class == 0 { String::new() } else { char::from(r.class).to_string() };
                    let index = r.index.map_or(String::new(), |i| i.to_string());
                    let space = r.space.map_or(String::new(), |s| format!(" space{s}"));
                    let profile = r.profile.map_or(String::new(), |p| format!("{} ", self.name(p)));
                    let _ = write!(self.out, "register({profile}{class}{index}{space})");
                }
                AnnotationKind::PackOffset(p) => {
                    let _ = write!(self.out, "packoffset({}.{})", p.row, p.component);
                }
                AnnotationKind::PayloadAccess { .. } => self.push("payload"),
            }
        }
    }

    fn template(&mut self, head: Option<TemplateId>) {
        let Some(head) = head else { return };
        self.push("template<");
        let params = self.unit.templates[head].params;
        for (i, &param) in self.unit.list(params).iter().enumerate() {
            if i > 0 {
                self.push(", ");
            }
            let indent = std::mem::take(&mut self.indent);
            self.decl(param);
            self.out.pop();
            self.indent = indent;
        }
        self.push("> ");
    }

    fn var(&mut self, v: &VarDecl) {
        self.template(v.template);
        self.attributes(v.attributes);
        let role = match v.role {
            VarRole::Global | VarRole::Local | VarRole::TemplateParam => "var",
            VarRole::BufferMember | VarRole::Field => "field",
            VarRole::Param => "param",
        };
        let _ = write!(self.out, "{role} ");
        self.modifiers(v.modifiers);
        self.ty(v.ty);
        self.push(" ");
        if let Some(qualifier) = v.qualifier {
            self.path(qualifier);
            self.push("::");
        }
        self.push(v.name.map_or("_", |n| self.name(n)));
        self.annotations(v.annotations);
        if let Some(bits) = v.bits {
            self.push(" : bits ");
            self.expr(bits);
        }
        if let Some(init) = v.init {
            self.push(" = ");
            self.expr(init);
        }
    }

    fn function(&mut self, f: &FunctionDecl) {
        self.line();
        self.template(f.template);
        self.attributes(f.attributes);
        self.push("function ");
        self.modifiers(f.modifiers);
        self.ty(f.ret);
        self.push(" ");
        if let Some(qualifier) = f.qualifier {
            self.path(qualifier);
            self.push("::");
        }
        match f.name {
            FunctionName::Name(n) => self.push(self.name(n)),
            FunctionName::Operator(o) => self.operator(o),
            FunctionName::Conversion => self.push("operator conversion"),
            FunctionName::Constructor(n) => self.push(self.name(n)),
            FunctionName::Destructor(n) => {
                let _ = write!(self.out, "~{}", self.name(n));
            }
        }
        self.template_args(f.specialization);
        self.push(if f.is_const { " const" } else { "" });
        self.annotations(f.annotations);
        self.push("\n");
        self.nested(|d| {
            d.decls(f.params);
            if let Some(body) = f.body {
                d.stmt(body);
            }
        });
    }

    fn record(&mut self, r: &RecordDecl) {
        self.template(r.template);
        self.attributes(r.attributes);
        let kind = match r.kind {
            RecordKind::Struct => "struct",
            RecordKind::Class => "class",
            RecordKind::Interface => "interface",
            RecordKind::Union => "union",
        };
        let _ = write!(self.out, "{kind} {}", r.name.map_or("", |n| self.name(n)));
        self.template_args(r.specialization);
        for &base in self.unit.list(r.bases) {
            self.push(" : ");
            self.ty(base);
        }
        self.push(if r.is_definition { "\n" } else { ";\n" });
        self.nested(|d| d.decls(r.members));
    }

    fn enumeration(&mut self, e: &EnumDecl) {
        let word = if e.is_scoped { "enum class" } else { "enum" };
        let _ = write!(self.out, "{word} {}", e.name.map_or("", |n| self.name(n)));
        if let Some(ty) = e.underlying {
            self.push(" : ");
            self.ty(ty);
        }
        self.push(" {");
        for &id in self.unit.list(e.enumerators) {
            if let Decl::Var(v) = self.unit.decls[id] {
                let v = self.unit.vars[v];
                let _ = write!(self.out, " {}", v.name.map_or("", |n| self.name(n)));
                if let Some(init) = v.init {
                    self.push(" = ");
                    self.expr(init);
                }
            }
        }
        self.push(" }");
    }

    fn typedef(&mut self, t: TypedefDecl) {
        self.template(t.template);
        let _ = write!(self.out, "typedef {} = ", self.name(t.name));
        self.modifiers(t.modifiers);
        self.ty(t.ty);
    }

    fn buffer(&mut self, b: &BufferDecl) {
        self.attributes(b.attributes);
        let word = if b.is_texture { "tbuffer" } else { "cbuffer" };
        let _ = write!(self.out, "{word} {}", b.name.map_or("", |n| self.name(n)));
        self.annotations(b.annotations);
        self.push("\n");
        self.nested(|d| d.decls(b.members));
    }

    fn ty(&mut self, id: TypeRefId) {
        match self.unit.types[id] {
            TypeRef::Error => self.push("<error>"),
            TypeRef::None => self.push("<none>"),
            TypeRef::Named(n) => self.push(self.name(n)),
            TypeRef::Path(p) => self.path(p),
            TypeRef::Unsigned(t) => {
                self.push("unsigned ");
                self.ty(t);
            }
            TypeRef::Qualified { modifiers, ty } => {
                self.modifiers(modifiers);
                self.ty(ty);
            }
            TypeRef::Array { .. } => self.array(id),
            TypeRef::Inline(d) => match self.unit.decls[d] {
                Decl::Record(r) => {
                    self.push(self.unit.records[r].name.map_or("<anonymous>", |n| self.name(n)));
                }
                Decl::Enum(e) => self.push(self.unit.enums[e].name.map_or("<anonymous>", |n| self.name(n))),
                _ => self.push("<inline>"),
            },
            TypeRef::Auto => self.push("auto"),
            TypeRef::Decltype(e) => {
                self.push("decltype ");
                self.expr(e);
            }
            TypeRef::Function(t) => {
                self.ty(t);
                self.push("()");
            }
            TypeRef::Pointer(t) => {
                self.ty(t);
                self.push("*");
            }
            TypeRef::Reference(t) => {
                self.ty(t);
                self.push("&");
            }
        }
    }

    fn array(&mut self, id: TypeRefId) {
        let mut elem = id;
        let mut lengths = Vec::new();
        while let TypeRef::Array { elem: inner, len } = self.unit.types[elem] {
            lengths.push(len);
            elem = inner;
        }
        self.ty(elem);
        for len in lengths {
            self.push("[");
            if let Some(len) = len {
                self.expr(len);
            }
            self.push("]");
        }
    }

    fn path(&mut self, id: PathId) {
        let path = self.unit.paths[id];
        self.push(if path.is_global { "::" } else { "" });
        for (i, segment) in self.unit.list(path.segments).iter().enumerate() {
            self.push(if i > 0 { "::" } else { "" });
            match segment.operator {
                Some(operator) => self.operator(operator),
                None => self.push(self.name(segment.name)),
            }
            self.template_args(segment.args);
        }
    }

    fn template_args(&mut self, args: Option<TemplateArgsId>) {
        let Some(args) = args else { return };
        self.push("<");
        for (i, &arg) in self.unit.list(self.unit.template_args[args]).iter().enumerate() {
            self.push(if i > 0 { ", " } else { "" });
            match arg {
                TemplateArg::Type(t) => self.ty(t),
                TemplateArg::Expr(e) => self.expr(e),
            }
        }
        self.push(">");
    }

    fn operator(&mut self, operator: Operator) {
        self.push("operator");
        match operator {
            Operator::Binary(op) => self.push(op.text()),
            Operator::Compound(op) => {
                let _ = write!(self.out, "{}=", op.text());
            }
            Operator::Assign => self.push("="),
            Operator::Not => self.push("!"),
            Operator::BitNot => self.push("~"),
            Operator::Inc => self.push("++"),
            Operator::Dec => self.push("--"),
            Operator::Call => self.push("()"),
            Operator::Index => self.push("[]"),
            Operator::Arrow => self.push("->"),
        }
    }

    fn stmt(&mut self, id: StmtId) {
        let stmt = self.unit.stmts[id];
        if let Stmt::Decl(list) = stmt {
            return self.decls(list);
        }
        self.line();
        match stmt {
            Stmt::Error => self.push("error"),
            Stmt::Empty => self.push("empty"),
            Stmt::Expr(e) => self.expr(e),
            Stmt::Decl(_) => {}
            Stmt::Block(list) => {
                self.push("block\n");
                return self.nested(|d| d.stmts(list));
            }
            Stmt::If { cond, then, otherwise } => {
                self.headed("if", &[Some(cond)], Some(then));
                if let Some(otherwise) = otherwise {
                    self.line();
                    self.headed("else", &[], Some(otherwise));
                }
                return;
            }
            Stmt::For { init, cond, step, body } => {
                self.headed("for", &[cond, step], init);
                return self.nested(|d| d.stmt(body));
            }
            Stmt::While { cond, body } => return self.headed("while", &[Some(cond)], Some(body)),
            Stmt::DoWhile { body, cond } => return self.headed("do-while", &[Some(cond)], Some(body)),
            Stmt::Switch { cond, body } => return self.headed("switch", &[Some(cond)], Some(body)),
            Stmt::Case(value) => {
                self.push("case ");
                self.expr(value);
            }
            Stmt::Default => self.push("default"),
            Stmt::Break => self.push("break"),
            Stmt::Continue => self.push("continue"),
            Stmt::Discard => self.push("discard"),
            Stmt::Return(value) => {
                self.push("return");
                if let Some(value) = value {
                    self.push(" ");
                    self.expr(value);
                }
            }
            Stmt::Attributed { attributes, stmt } => {
                self.attributes(attributes);
                self.push("\n");
                return self.stmt(stmt);
            }
        }
        self.push("\n");
    }

    fn stmts(&mut self, list: List<StmtId>) {
        for &id in self.unit.list(list) {
            self.stmt(id);
        }
    }

    fn headed(&mut self, word: &str, exprs: &[Option<ExprId>], body: Option<StmtId>) {
        self.push(word);
        for expr in exprs {
            self.push(" ");
            match expr {
                Some(e) => self.expr(*e),
                None => self.push("_"),
            }
        }
        self.push("\n");
        if let Some(body) = body {
            self.nested(|d| d.stmt(body));
        }
    }

    fn exprs(&mut self, list: List<ExprId>) {
        for &e in self.unit.list(list) {
            self.push(" ");
            self.expr(e);
        }
    }

    fn form(&mut self, head: &str, args: &[ExprId]) {
        let _ = write!(self.out, "({head}");
        for &arg in args {
            self.push(" ");
            self.expr(arg);
        }
        self.push(")");
    }

    /// A chain of operators, which may be long.
    fn binary(&mut self, id: ExprId) {
        let (mut operands, mut first) = (Vec::new(), id);
        while let Expr::Binary { op, lhs, rhs } = self.unit.exprs[first] {
            let _ = write!(self.out, "({} ", op.text());
            operands.push(rhs);
            first = lhs;
        }
        self.expr(first);
        while let Some(operand) = operands.pop() {
            self.push(" ");
            self.expr(operand);
            self.push(")");
        }
    }

    fn expr(&mut self, id: ExprId) {
        match self.unit.exprs[id] {
            Expr::Error => self.push("<error>"),
            Expr::Int { value, suffix } => {
                let suffix = match suffix {
                    IntSuffix::None | IntSuffix::Based | IntSuffix::Char => "",
                    IntSuffix::U => "u",
                    IntSuffix::L | IntSuffix::BasedL => "l",
                    IntSuffix::UL => "ul",
                    IntSuffix::LL => "ll",
                    IntSuffix::ULL => "ull",
                };
                let _ = write!(self.out, "{value}{suffix}");
            }
            Expr::Float { value, suffix } => {
                let suffix = match suffix {
                    FloatSuffix::None => "",
                    FloatSuffix::H => "h",
                    FloatSuffix::F => "f",
                    FloatSuffix::L => "l",
                };
                let _ = write!(self.out, "{value:?}{suffix}");
            }
            Expr::Bool(b) => {
                let _ = write!(self.out, "{b}");
            }
            Expr::String(s) => {
                let _ = write!(self.out, "{:?}", self.name(s));
            }
            Expr::Name(n) => self.push(self.name(n)),
            Expr::Path(p) => self.path(p),
            Expr::This => self.push("this"),
            Expr::Unary { op, operand } => {
                let post = if op.is_postfix() { "post" } else { "" };
                self.form(&format!("{post}{}", op.text()), &[operand]);
            }
            Expr::Binary { .. } => self.binary(id),
            Expr::Assign { op, target, value } => {
                self.form(&format!("{}=", op.map_or("", BinaryOp::text)), &[target, value]);
            }
            Expr::Conditional { cond, yes, no } => self.form("?:", &[cond, yes, no]),
            Expr::Index { base, index } => self.form("[]", &[base, index]),
            other => self.structured(other),
        }
    }

    /// Expressions with lists, types or declarations in them.
    fn structured(&mut self, expr: Expr) {
        self.push("(");
        match expr {
            Expr::Call { callee, args } => {
                self.push("call ");
                self.expr(callee);
                self.exprs(args);
            }
            Expr::Construct { ty, args } => {
                self.push("new ");
                self.ty(ty);
                self.exprs(args);
            }
            Expr::Cast { ty, operand } => {
                self.push("cast ");
                self.ty(ty);
                self.push(" ");
                self.expr(operand);
            }
            Expr::Member { base, name, args, .. } => {
                self.push(". ");
                self.expr(base);
                let _ = write!(self.out, " {}", self.name(name));
                self.template_args(args);
            }
            Expr::PathMember { base, path } => {
                self.push(". ");
                self.expr(base);
                self.push(" ");
                self.path(path);
            }
            Expr::InitList(items) => {
                self.push("list");
                self.exprs(items);
            }
            Expr::SizeofType(ty) => {
                self.push("sizeof type ");
                self.ty(ty);
            }
            Expr::SizeofExpr(e) => {
                self.push("sizeof ");
                self.expr(e);
            }
            Expr::Condition(d) => {
                if let Decl::Var(v) = self.unit.decls[d] {
                    self.var(&self.unit.vars[v]);
                }
            }
            Expr::Operator(o) => self.operator(o),
            _ => self.push("effect"),
        }
        self.push(")");
    }
}
