//! The words that the compiler knows by number: keywords, and words it looks for by name.

use crate::source::Name;

/// Declares words in order: an array of their texts, and for each a constant or an enumerator of its place.
macro_rules! words {
    ($($(#[$doc:meta])* $kw:ident = $kw_text:literal,)* ; $($word:ident = $word_text:literal,)*) => {
        /// A keyword: a word that cannot name anything of the user's.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Keyword { $(#[doc = concat!("`", $kw_text, "`")] $kw,)* }

        impl Keyword {
            /// Every keyword, in the order of their names.
            pub const ALL: &[Keyword] = &[$(Keyword::$kw,)*];
        }

        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum WordIndex { $($word,)* }

        /// Names of words that are no keywords and yet looked for.
        pub mod word {
            use super::{Keyword, WordIndex};
            use crate::source::Name;
            $(#[doc = concat!("`", $word_text, "`")]
            pub const $word: Name = Name(Keyword::ALL.len() as u32 + WordIndex::$word as u32);)*
        }

        /// The texts that every interner begins with: the keywords, then the words.
        pub const SEED_NAMES: &[&str] = &[$($kw_text,)* $($word_text,)*];
    };
}

words! {
    Auto = "auto", Bool = "bool", Break = "break", CBuffer = "cbuffer", Case = "case", Class = "class",
    ColumnMajor = "column_major", Const = "const", Continue = "continue", Decltype = "decltype",
    Default = "default", Discard = "discard", Do = "do", Double = "double", Else = "else", Enum = "enum",
    Export = "export", Extern = "extern", False = "false", Float = "float", For = "for", Friend = "friend",
    Goto = "goto", GroupShared = "groupshared", If = "if",
    In = "in", Inline = "inline", InOut = "inout", Int = "int", Interface = "interface", Namespace = "namespace",
    NoInterpolation = "nointerpolation", NoPerspective = "noperspective", Operator = "operator", Out = "out",
    Private = "private", Protected = "protected", Public = "public", Register = "register",
    Return = "return", RowMajor = "row_major", Shared = "shared", Signed = "signed", Sizeof = "sizeof",
    SNorm = "snorm", Static = "static", StaticAssert = "_Static_assert", Struct = "struct", Switch = "switch",
    TBuffer = "tbuffer", Template = "template", This = "this", True = "true", Typedef = "typedef",
    Typename = "typename", UNorm = "unorm", Uniform = "uniform", Union = "union", Unsigned = "unsigned",
    Using = "using", Virtual = "virtual", Void = "void", Volatile = "volatile", While = "while",
    // Reserved, and otherwise unknown.
    Asm = "asm", Catch = "catch", Char = "char", ConstCast = "const_cast", Delete = "delete",
    DynamicCast = "dynamic_cast", Explicit = "explicit", Long = "long", Mutable = "mutable", New = "new",
    ReinterpretCast = "reinterpret_cast", Short = "short", StaticCast = "static_cast", Throw = "throw",
    Try = "try", Typeid = "typeid", WcharT = "wchar_t",
    ;
    CENTER = "center", CENTROID = "centroid", DEFINED = "defined", EMPTY = "",
    GLOBALLY_COHERENT = "globallycoherent", INDICES = "indices", LINE_ADJ = "lineadj", LINE = "line", LINEAR = "linear", PACKOFFSET = "packoffset",
    PASS = "pass", PAYLOAD = "payload", POINT = "point", PRECISE = "precise", PRIMITIVES = "primitives", READ = "read",
    REORDER_COHERENT = "reordercoherent", SAMPLE = "sample", SAMPLER_STATE = "sampler_state",
    TECHNIQUE = "technique", CAPITAL_TECHNIQUE = "Technique", TECHNIQUE10 = "technique10", TECHNIQUE11 = "technique11",
    TRIANGLE_ADJ = "triangleadj",
    TRIANGLE = "triangle", VERTICES = "vertices", VK = "vk", WRITE = "write",
    INCLUDE = "include", DEFINE = "define", UNDEF = "undef", IFDEF = "ifdef", IFNDEF = "ifndef", ELIF = "elif",
    ENDIF = "endif", PRAGMA = "pragma", ONCE = "once",
    PACK_MATRIX = "pack_matrix", ERROR = "error", WARNING = "warning", MESSAGE = "message",
    VA_ARGS = "__VA_ARGS__",
    CLANG = "clang", GCC = "GCC", STDC = "STDC", DXC = "dxc", REGION = "region", ENDREGION = "endregion", MARK = "mark", DEF = "def",
    UINT = "uint", CONSTEXPR = "constexpr",
    BUFFER_POINTER = "BufferPointer", EXT_RESULT_ID = "ext_result_id", EXT_TYPE = "ext_type", INTEGRAL_CONSTANT = "integral_constant",
    LITERAL = "Literal", SPIRV_OPAQUE_TYPE = "SpirvOpaqueType", SPIRV_TYPE = "SpirvType",
    DX = "dx", HIT_OBJECT = "HitObject",
}

impl Keyword {
    /// The keyword of a name, if it is one.
    pub fn of(name: Name) -> Option<Keyword> {
        Self::ALL.get(name.index()).copied()
    }

    /// Whether the word is kept for C++ and means nothing in HLSL.
    pub fn is_reserved(self) -> bool {
        use Keyword::*;
        matches!(
            self,
            Auto | Friend | Goto | Private | Protected | Public | Register | Signed | Union | Virtual
        ) || self >= Asm
    }

    /// The name of the keyword.
    pub const fn name(self) -> Name {
        Name(self as u32)
    }

    /// How it is written.
    pub fn text(self) -> &'static str {
        SEED_NAMES[self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Interner;

    #[test]
    fn names_agree_with_the_interner() {
        let mut names = Interner::new();
        for &kw in Keyword::ALL {
            assert_eq!(names.intern(kw.text()), kw.name());
            assert_eq!(Keyword::of(kw.name()), Some(kw));
        }
        assert_eq!(names.intern("packoffset"), word::PACKOFFSET);
        assert_eq!(Keyword::of(word::CENTER), None);
    }
}
