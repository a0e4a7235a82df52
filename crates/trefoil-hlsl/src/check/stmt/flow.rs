//! Where control may go from a statement, by the words alone: most bodies need no more to be known to return.

use crate::check::Context;
use crate::check::model::Model;
use crate::check::stmt::switch::Piece;
use crate::syntax::tree::{self, Expr, Stmt};

/// How deep statements are looked into for a way out.
const MAX_DEPTH: u32 = 128;

/// Where control may go from a statement.
#[derive(Clone, Copy, Default)]
struct Flow {
    /// To what follows.
    falls: bool,
    /// Out of the loop or switch around.
    breaks: bool,
    /// To the next iteration.
    continues: bool,
}

impl Flow {
    fn or(self, other: Flow) -> Flow {
        Flow {
            falls: self.falls || other.falls,
            breaks: self.breaks || other.breaks,
            continues: self.continues || other.continues,
        }
    }
}

impl Context<'_> {
    /// Whether control may come to the end of a body.
    pub(in crate::check) fn may_end(&self, body: tree::StmtId) -> bool {
        self.flow(body, 0).falls
    }

    /// Where control goes from a statement.
    fn flow(&self, s: tree::StmtId, depth: u32) -> Flow {
        if depth > MAX_DEPTH {
            return Flow::default();
        }
        let depth = depth + 1;
        match self.unit.stmts[s] {
            Stmt::Return(_) | Stmt::Error => Flow::default(),
            Stmt::Break => Flow { breaks: true, ..Flow::default() },
            Stmt::Continue => Flow { continues: true, ..Flow::default() },
            Stmt::Block(list) => self.flow_of_list(self.unit.list(list), depth),
            Stmt::Attributed { stmt, .. } => self.flow(stmt, depth),
            Stmt::If { cond, then, otherwise } => {
                let yes = self.flow(then, depth);
                let no = otherwise.map_or(Flow { falls: true, ..Flow::default() }, |s| self.flow(s, depth));
                if self.is_true(cond) { yes } else { yes.or(no) }
            }
            Stmt::For { cond, body, .. } => {
                self.model.flow_of_loop(cond.is_none_or(|c| self.is_true(c)), self.flow(body, depth))
            }
            Stmt::While { cond, body } => self.model.flow_of_loop(self.is_true(cond), self.flow(body, depth)),
            Stmt::DoWhile { body, cond } => {
                let inner = self.flow(body, depth);
                let asked = inner.falls || inner.continues;
                let falls = inner.breaks || asked && !self.is_true(cond);
                Flow { falls, ..Flow::default() }
            }
            Stmt::Switch { body, .. } => self.flow_of_switch(body, depth),
            _ => Flow { falls: true, ..Flow::default() },
        }
    }

    fn flow_of_list(&self, list: &[tree::StmtId], depth: u32) -> Flow {
        let mut all = Flow { falls: true, ..Flow::default() };
        for &s in list {
            let next = self.flow(s, depth);
            all = Flow { falls: next.falls, ..all.or(next) };
            if !all.falls {
                break;
            }
        }
        all
    }

    /// A switch ends where a case breaks or the last one falls out, or where no case fits: one without a default that is
    /// on an enumeration is trusted to have all cases.
    fn flow_of_switch(&self, body: tree::StmtId, depth: u32) -> Flow {
        let Stmt::Block(list) = self.unit.stmts[body] else { return Flow { falls: true, ..Flow::default() } };
        let mut all = Flow::default();
        let mut last = Flow::default();
        let mut pieces = Vec::new();
        self.switch_pieces(self.unit.list(list), &mut pieces);
        let stmt = |piece: &Piece| match *piece {
            Piece::Stmt(s) => Some(s),
            Piece::Open | Piece::Close => None,
        };
        for case in pieces.split(|&piece| self.is_label(piece)) {
            let case: Vec<tree::StmtId> = case.iter().filter_map(stmt).collect();
            last = self.flow_of_list(&case, depth);
            all = all.or(last);
        }
        let has_default =
            pieces.iter().filter_map(stmt).any(|s| matches!(self.without_attributes(s), Stmt::Default));
        let skips = !has_default && !self.notes.enum_switches.contains(&body);
        Flow { falls: last.falls || all.breaks || skips, continues: all.continues, breaks: false }
    }

    fn is_true(&self, e: tree::ExprId) -> bool {
        matches!(self.unit.exprs[e], Expr::Bool(true) | Expr::Int { value: 1.., .. })
    }
}

impl Model {
    fn flow_of_loop(&self, endless: bool, body: Flow) -> Flow {
        Flow { falls: !endless || body.breaks, ..Flow::default() }
    }
}
