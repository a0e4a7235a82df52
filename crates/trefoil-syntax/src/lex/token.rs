//! Tokens.

use crate::source::{Name, Span};

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum TokenKind {
    /// The end of the text.
    Eof,
    /// An identifier; before preprocessing, a keyword too.
    Ident,
    /// A keyword; its name is below the number of keywords.
    Keyword,
    /// A preprocessing number: well-formed or not is seen when its value is asked for.
    Number,
    /// `"text"`
    Str,
    /// `'c'`
    Char,
    /// A quote that is not closed on its line, to the end of the line.
    UnterminatedStr,
    /// The same with a single quote.
    UnterminatedChar,
    /// `/*` without its end.
    UnterminatedComment,
    /// A character that begins no token.
    Unknown,
    /// `#pragma pack_matrix`: its value is 0 for row-major, 1 for column-major, 2 for the default.
    PackMatrix,
    /// The absent argument of a macro, gone before anybody sees it.
    Placemarker,
    LParen,
    RParen,
    LBrace,
    RBrace,
    LBracket,
    RBracket,
    Semi,
    Comma,
    Colon,
    ColonColon,
    Question,
    Dot,
    Ellipsis,
    Arrow,
    Plus,
    PlusPlus,
    PlusEq,
    Minus,
    MinusMinus,
    MinusEq,
    Star,
    StarEq,
    Slash,
    SlashEq,
    Percent,
    PercentEq,
    Amp,
    AmpAmp,
    AmpEq,
    Pipe,
    PipePipe,
    PipeEq,
    Caret,
    CaretEq,
    Tilde,
    Bang,
    BangEq,
    Eq,
    EqEq,
    Lt,
    LtEq,
    Shl,
    ShlEq,
    Gt,
    GtEq,
    Shr,
    ShrEq,
    Hash,
    HashHash,
}

impl TokenKind {
    /// How a punctuator is written; empty for others.
    pub fn text(self) -> &'static str {
        use TokenKind::*;
        match self {
            Eof | Ident | Keyword | Number | Str | Char | UnterminatedStr | UnterminatedChar => "",
            UnterminatedComment | Unknown | PackMatrix | Placemarker => "",
            LParen => "(",
            RParen => ")",
            LBrace => "{",
            RBrace => "}",
            LBracket => "[",
            RBracket => "]",
            Semi => ";",
            Comma => ",",
            Colon => ":",
            ColonColon => "::",
            Question => "?",
            Dot => ".",
            Ellipsis => "...",
            Arrow => "->",
            Plus => "+",
            PlusPlus => "++",
            PlusEq => "+=",
            Minus => "-",
            MinusMinus => "--",
            MinusEq => "-=",
            Star => "*",
            StarEq => "*=",
            Slash => "/",
            SlashEq => "/=",
            Percent => "%",
            PercentEq => "%=",
            Amp => "&",
            AmpAmp => "&&",
            AmpEq => "&=",
            Pipe => "|",
            PipePipe => "||",
            PipeEq => "|=",
            Caret => "^",
            CaretEq => "^=",
            Tilde => "~",
            Bang => "!",
            BangEq => "!=",
            Eq => "=",
            EqEq => "==",
            Lt => "<",
            LtEq => "<=",
            Shl => "<<",
            ShlEq => "<<=",
            Gt => ">",
            GtEq => ">=",
            Shr => ">>",
            ShrEq => ">>=",
            Hash => "#",
            HashHash => "##",
        }
    }

    /// Whether the token's spelling is a name.
    pub fn has_name(self) -> bool {
        use TokenKind::*;
        matches!(
            self,
            Ident
                | Keyword
                | Number
                | Str
                | Char
                | UnterminatedStr
                | UnterminatedChar
                | UnterminatedComment
                | Unknown
        )
    }
}

/// What is known of a token besides its kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Flags(pub u8);

impl Flags {
    /// The first token of its line.
    pub const LINE_START: Flags = Flags(1);
    /// White space or a comment stands before it.
    pub const SPACE: Flags = Flags(2);
    /// An identifier that was met while its macro was being replaced: never replaced again.
    pub const NO_EXPAND: Flags = Flags(4);
    /// The first token of its line, and an argument of a macro: no line of the preprocessed text begins with it.
    pub const ARGUMENT: Flags = Flags(8);

    /// Whether it is set.
    pub fn has(self, flag: Flags) -> bool {
        self.0 & flag.0 != 0
    }

    /// With `flag` set.
    #[must_use]
    pub fn with(self, flag: Flags) -> Flags {
        Flags(self.0 | flag.0)
    }

    /// With `flag` cleared.
    #[must_use]
    pub fn without(self, flag: Flags) -> Flags {
        Flags(self.0 & !flag.0)
    }
}

/// A token of one compile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// What else is known.
    pub flags: Flags,
    /// Its spelling for all but punctuators.
    pub name: Name,
    /// Where it is.
    pub span: Span,
}

const _: () = assert!(size_of::<Token>() == 16);
