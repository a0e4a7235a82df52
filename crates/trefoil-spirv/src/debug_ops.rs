//! The instructions of `NonSemantic.Shader.DebugInfo.100`, by their numbers.

/// The name under which the set is imported.
pub(crate) const SET: &str = "NonSemantic.Shader.DebugInfo.100";

macro_rules! debug_ops {
    ($($name:ident $number:literal,)*) => {
        /// An instruction of the set; its name there begins with `Debug`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(dead_code, reason = "listings name instructions that are never written here")]
        pub(crate) enum DebugOp {
            $($name = $number,)*
        }

        /// The name of an instruction.
        pub(crate) fn name(number: u32) -> Option<&'static str> {
            match number {
                $($number => Some(concat!("Debug", stringify!($name))),)*
                _ => None,
            }
        }
    };
}

debug_ops! {
    InfoNone 0,
    CompilationUnit 1,
    TypeBasic 2,
    TypePointer 3,
    TypeQualifier 4,
    TypeArray 5,
    TypeVector 6,
    Typedef 7,
    TypeFunction 8,
    TypeEnum 9,
    TypeComposite 10,
    TypeMember 11,
    TypeInheritance 12,
    TypePtrToMember 13,
    TypeTemplate 14,
    TypeTemplateParameter 15,
    TypeTemplateTemplateParameter 16,
    TypeTemplateParameterPack 17,
    GlobalVariable 18,
    FunctionDeclaration 19,
    Function 20,
    LexicalBlock 21,
    LexicalBlockDiscriminator 22,
    Scope 23,
    NoScope 24,
    InlinedAt 25,
    LocalVariable 26,
    InlinedVariable 27,
    Declare 28,
    Value 29,
    Operation 30,
    Expression 31,
    MacroDef 32,
    MacroUndef 33,
    ImportedEntity 34,
    Source 35,
    FunctionDefinition 101,
    SourceContinued 102,
    Line 103,
    NoLine 104,
    BuildIdentifier 105,
    StoragePath 106,
    EntryPoint 107,
    TypeMatrix 108,
}
