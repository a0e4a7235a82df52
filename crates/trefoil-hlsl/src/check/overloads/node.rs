//! The methods of the objects of a work graph's nodes, and their elements.

use crate::builtins::{self, BuiltinOp, Namespace};
use crate::check::overloads::fit::TemplateArguments;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::tree;
use crate::typed::{AccessOp, Const, ExprId, ExprKind, NodeTy, Ty};
use trefoil_entity::List;
use trefoil_ir::NodeFlags;

/// Where the methods of an object are, besides `Get`.
fn namespaces(kind: NodeFlags) -> &'static [Namespace] {
    use NodeFlags as F;
    if kind.has(F::ARRAY) {
        &[]
    } else if kind.has(F::OUTPUT) && kind.is_records() {
        &[Namespace::GroupOrThreadNodeOutputRecords]
    } else if kind.has(F::OUTPUT.with(F::EMPTY)) {
        &[Namespace::EmptyNodeOutput]
    } else if kind.has(F::OUTPUT) {
        &[Namespace::NodeOutput]
    } else if kind.has(F::EMPTY) {
        &[Namespace::EmptyNodeInput]
    } else if kind.has(F::DISPATCH) {
        // Only what may be written can be shared.
        if kind.has(F::READ_WRITE) { &[Namespace::RWDispatchNodeInputRecord] } else { &[] }
    } else if kind.has(F::GROUP) {
        &[Namespace::GroupNodeInputRecords]
    } else {
        &[]
    }
}

/// Whether an object stands for several records, or nodes, that are told apart by an index.
fn has_elements(kind: NodeFlags) -> bool {
    let of_input = kind.has(NodeFlags::INPUT);
    let is_group = kind.has(NodeFlags::GROUP) && !kind.has(NodeFlags::DISPATCH);
    kind.has(NodeFlags::ARRAY) || if of_input { is_group } else { kind.is_records() }
}

impl Checker<'_> {
    /// `object.name(…)`
    pub(in crate::check) fn call_of_node(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        (object, node): (ExprId, NodeTy),
        name: Name,
        args: List<tree::ExprId>,
    ) -> ExprId {
        let span = self.cx.place_of(e);
        let Some(typed) = self.args(args) else { return self.cx.model.error_expr(span) };
        let text = self.cx.model.text(name);
        if text == "Get" && node.kind.is_records() && !node.kind.has(NodeFlags::EMPTY) {
            return self.cx.record_of(callee, (object, node), &typed, span);
        }
        let entry = namespaces(node.kind).iter().find_map(|&space| builtins::lookup(space, text));
        let Some(entry) = entry else {
            let of = self.cx.model.type_text(self.cx.model.ty(object));
            let d = self.cx.at_expr(&kinds::NO_MEMBER, callee).arg(self.cx.model.name_text(name)).arg(of);
            self.cx.push(d);
            return self.cx.model.error_expr(span);
        };
        if entry.op == BuiltinOp::NodeFinishedCrossGroupSharing && !self.cx.model.tracks_sharing(node.record)
        {
            self.cx.report(&kinds::NODE_SHARING_MISSING, span);
            return self.cx.model.error_expr(span);
        }
        let around = TemplateArguments { element: Some(node.record), function: None };
        self.cx.call_entry(entry, &typed, around, Some(object), span, self.cx.caret(callee))
    }
}

impl Context<'_> {
    /// `records.Get()`, `records.Get(index)`
    fn record_of(
        &mut self,
        callee: tree::ExprId,
        (object, node): (ExprId, NodeTy),
        args: &[ExprId],
        span: Span,
    ) -> ExprId {
        let uint = self.model.common.uint;
        let index = match args {
            [] => self.model.add(ExprKind::Const(Const::Int(0)), uint, span),
            &[index] if has_elements(node.kind) => self.convert_made(index, uint),
            _ => {
                let (most, at) = (usize::from(has_elements(node.kind)), self.caret(callee));
                let at = args.get(most).map_or(at, |&extra| self.model.span(extra));
                let d = Diagnostic::new(&kinds::NODE_GET_ARGUMENTS, at);
                self.push(d.arg(most as u32).arg(args.len() as u32));
                return self.model.error_expr(span);
            }
        };
        self.node_element((object, node), index, span)
    }

    /// `records[index]`, `outputs[index]`; none of an object that has no elements.
    pub(in crate::check) fn index_of_node(
        &mut self,
        (object, node): (ExprId, NodeTy),
        index: ExprId,
        span: Span,
    ) -> Option<ExprId> {
        if !has_elements(node.kind) {
            return None;
        }
        let uint = self.model.common.uint;
        let index = self.convert_made(index, uint);
        Some(self.node_element((object, node), index, span))
    }

    fn node_element(&mut self, (object, node): (ExprId, NodeTy), index: ExprId, span: Span) -> ExprId {
        if self.model.is_error(index) {
            return self.model.error_expr(span);
        }
        let resource = self.model.rvalue(object);
        let (op, ty) = if node.kind.has(NodeFlags::ARRAY) {
            let one = NodeTy { kind: node.kind.without(NodeFlags::ARRAY), ..node };
            (AccessOp::Output, self.model.program.types.intern(Ty::Node(one)))
        } else {
            (AccessOp::Record, node.record)
        };
        self.model.add(ExprKind::Access { op, resource, index, extra: None }, ty, span)
    }
}
