//! Operators.

/// An operator with one operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UnaryOp {
    /// `+x`
    Plus,
    /// `-x`
    Minus,
    /// `!x`
    Not,
    /// `~x`
    BitNot,
    /// `++x`
    PreInc,
    /// `--x`
    PreDec,
    /// `x++`
    PostInc,
    /// `x--`
    PostDec,
    /// `*x`, which HLSL refuses.
    Deref,
    /// `&x`, which HLSL refuses.
    AddressOf,
}

/// An operator with two operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum BinaryOp {
    Mul,
    Div,
    Rem,
    Add,
    Sub,
    Shl,
    Shr,
    Lt,
    Gt,
    Le,
    Ge,
    Eq,
    Ne,
    BitAnd,
    BitXor,
    BitOr,
    And,
    Or,
    Comma,
}

impl BinaryOp {
    /// How it is written.
    pub fn text(self) -> &'static str {
        use BinaryOp::*;
        match self {
            Mul => "*",
            Div => "/",
            Rem => "%",
            Add => "+",
            Sub => "-",
            Shl => "<<",
            Shr => ">>",
            Lt => "<",
            Gt => ">",
            Le => "<=",
            Ge => ">=",
            Eq => "==",
            Ne => "!=",
            BitAnd => "&",
            BitXor => "^",
            BitOr => "|",
            And => "&&",
            Or => "||",
            Comma => ",",
        }
    }
}

impl UnaryOp {
    /// How it is written.
    pub fn text(self) -> &'static str {
        match self {
            UnaryOp::Plus => "+",
            UnaryOp::Minus => "-",
            UnaryOp::Not => "!",
            UnaryOp::BitNot => "~",
            UnaryOp::PreInc | UnaryOp::PostInc => "++",
            UnaryOp::PreDec | UnaryOp::PostDec => "--",
            UnaryOp::Deref => "*",
            UnaryOp::AddressOf => "&",
        }
    }

    /// Whether it follows its operand.
    pub fn is_postfix(self) -> bool {
        matches!(self, UnaryOp::PostInc | UnaryOp::PostDec)
    }
}

/// An operator that may be overloaded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operator {
    /// `+`, `==`…; unary `+ - * &` are these too, told apart by the number of parameters.
    Binary(BinaryOp),
    /// `+=`…
    Compound(BinaryOp),
    /// `=`
    Assign,
    /// `!`
    Not,
    /// `~`
    BitNot,
    /// `++`, before or after.
    Inc,
    /// `--`, before or after.
    Dec,
    /// `()`
    Call,
    /// `[]`
    Index,
    /// `->`
    Arrow,
}

impl Operator {
    /// How the function is called in text.
    pub fn text(self) -> &'static str {
        use BinaryOp::*;
        match self {
            Operator::Binary(b) => match b {
                Mul => "operator*",
                Div => "operator/",
                Rem => "operator%",
                Add => "operator+",
                Sub => "operator-",
                Shl => "operator<<",
                Shr => "operator>>",
                Lt => "operator<",
                Gt => "operator>",
                Le => "operator<=",
                Ge => "operator>=",
                Eq => "operator==",
                Ne => "operator!=",
                BitAnd => "operator&",
                BitXor => "operator^",
                BitOr => "operator|",
                And => "operator&&",
                Or => "operator||",
                Comma => "operator,",
            },
            Operator::Compound(b) => match b {
                Mul => "operator*=",
                Div => "operator/=",
                Rem => "operator%=",
                Add => "operator+=",
                Sub => "operator-=",
                Shl => "operator<<=",
                Shr => "operator>>=",
                BitAnd => "operator&=",
                BitXor => "operator^=",
                _ => "operator|=",
            },
            Operator::Assign => "operator=",
            Operator::Not => "operator!",
            Operator::BitNot => "operator~",
            Operator::Inc => "operator++",
            Operator::Dec => "operator--",
            Operator::Call => "operator()",
            Operator::Index => "operator[]",
            Operator::Arrow => "operator->",
        }
    }
}
