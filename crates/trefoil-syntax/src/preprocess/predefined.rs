//! Predefined macros, and those of the command line.
//!
//! A source names few of them, so that each is defined when the first file that spells its name is entered.

use super::Options;
use super::macros::{Builtin, Macro, Predefined};
use super::open::token;
use super::state::Preprocessor;
use crate::lex::{Flags, LexedFile, TokenKind};
use crate::source::{FileId, SourceText};
use std::fmt::Write;
use std::sync::{Arc, LazyLock};
use trefoil_facts::Stage;

/// What a predefined macro stands for.
#[derive(Clone, Copy)]
enum Meaning {
    /// The preprocessor answers.
    Answer(Builtin),
    /// The same in every compile.
    Text(&'static str),
    /// What depends on the options; nothing where they do not define it.
    Option(fn(&Options) -> Option<String>),
    /// The number of a stage.
    Stage(Stage),
}

use Meaning::{Answer, Text};

/// The predefined macros. Those with a text are in the order in which DXC defines them, where its notes count lines.
const PREDEFINED: &[(&str, Meaning)] = &[
    ("__LINE__", Answer(Builtin::Line)),
    ("__FILE__", Answer(Builtin::File)),
    ("__BASE_FILE__", Answer(Builtin::BaseFile)),
    ("__COUNTER__", Answer(Builtin::Counter)),
    ("__DATE__", Answer(Builtin::Date)),
    ("__TIME__", Answer(Builtin::Time)),
    ("__TIMESTAMP__", Answer(Builtin::Timestamp)),
    ("__INCLUDE_LEVEL__", Answer(Builtin::IncludeLevel)),
    ("_Pragma", Answer(Builtin::Pragma)),
    ("__has_include", Answer(Builtin::HasInclude)),
    ("__has_include_next", Answer(Builtin::HasIncludeNext)),
    ("__has_feature", Answer(Builtin::HasFeature)),
    ("__has_extension", Answer(Builtin::HasExtension)),
    ("__has_builtin", Answer(Builtin::HasFunction)),
    ("__has_attribute", Answer(Builtin::HasAttribute)),
    ("__has_cpp_attribute", Answer(Builtin::HasCppAttribute)),
    ("__has_declspec_attribute", Answer(Builtin::HasDeclspecAttribute)),
    ("__has_warning", Answer(Builtin::HasWarning)),
    ("__is_identifier", Answer(Builtin::IsIdentifier)),
    ("__llvm__", Text("1")),
    ("__clang__", Text("1")),
    ("__clang_major__", Text("3")),
    ("__clang_minor__", Text("7")),
    ("__clang_patchlevel__", Text("0")),
    ("__clang_version__", Text("\"3.7 (tags/RELEASE_370/final)\"")),
    ("__GNUC_MINOR__", Text("2")),
    ("__GNUC_PATCHLEVEL__", Text("1")),
    ("__GNUC__", Text("4")),
    ("__GXX_ABI_VERSION", Text("1002")),
    ("__VERSION__", Text("\"4.2.1 Compatible dxc(private) 1.8.0.4597\"")),
    ("__ORDER_LITTLE_ENDIAN__", Text("1234")),
    ("__ORDER_BIG_ENDIAN__", Text("4321")),
    ("__ORDER_PDP_ENDIAN__", Text("3412")),
    ("__BYTE_ORDER__", Text("__ORDER_LITTLE_ENDIAN__")),
    ("__LITTLE_ENDIAN__", Text("1")),
    ("__FLT_DENORM_MIN__", Text("1.40129846e-45F")),
    ("__FLT_HAS_DENORM__", Text("1")),
    ("__FLT_DIG__", Text("6")),
    ("__FLT_DECIMAL_DIG__", Text("9")),
    ("__FLT_EPSILON__", Text("1.19209290e-7F")),
    ("__FLT_HAS_INFINITY__", Text("1")),
    ("__FLT_HAS_QUIET_NAN__", Text("1")),
    ("__FLT_MANT_DIG__", Text("24")),
    ("__FLT_MAX_10_EXP__", Text("38")),
    ("__FLT_MAX_EXP__", Text("128")),
    ("__FLT_MAX__", Text("3.40282347e+38F")),
    ("__FLT_MIN_10_EXP__", Text("(-37)")),
    ("__FLT_MIN_EXP__", Text("(-125)")),
    ("__FLT_MIN__", Text("1.17549435e-38F")),
    ("__DBL_DENORM_MIN__", Text("4.9406564584124654e-324")),
    ("__DBL_HAS_DENORM__", Text("1")),
    ("__DBL_DIG__", Text("15")),
    ("__DBL_DECIMAL_DIG__", Text("17")),
    ("__DBL_EPSILON__", Text("2.2204460492503131e-16")),
    ("__DBL_HAS_INFINITY__", Text("1")),
    ("__DBL_HAS_QUIET_NAN__", Text("1")),
    ("__DBL_MANT_DIG__", Text("53")),
    ("__DBL_MAX_10_EXP__", Text("308")),
    ("__DBL_MAX_EXP__", Text("1024")),
    ("__DBL_MAX__", Text("1.7976931348623157e+308")),
    ("__DBL_MIN_10_EXP__", Text("(-307)")),
    ("__DBL_MIN_EXP__", Text("(-1021)")),
    ("__DBL_MIN__", Text("2.2250738585072014e-308")),
    ("__FLT_RADIX__", Text("2")),
    // Without a `long double` it names what is not there.
    ("__DECIMAL_DIG__", Text("__LDBL_DECIMAL_DIG__")),
    ("__hlsl_dx_compiler", Text("1")),
    ("__DXC_VERSION_MAJOR", Text("1")),
    ("__DXC_VERSION_MINOR", Text("8")),
    ("__DXC_VERSION_RELEASE", Text("0")),
    ("__DXC_VERSION_COMMITS", Text("4597")),
    ("__HLSL_VERSION", Meaning::Option(|options| Some(options.hlsl_version.number().to_string()))),
    ("__HLSL_ENABLE_16_BIT", Meaning::Option(|options| options.enable_16bit_types.then(|| "1".to_owned()))),
    ("__SHADER_STAGE_VERTEX", Meaning::Stage(Stage::Vertex)),
    ("__SHADER_STAGE_PIXEL", Meaning::Stage(Stage::Pixel)),
    ("__SHADER_STAGE_GEOMETRY", Meaning::Stage(Stage::Geometry)),
    ("__SHADER_STAGE_HULL", Meaning::Stage(Stage::Hull)),
    ("__SHADER_STAGE_DOMAIN", Meaning::Stage(Stage::Domain)),
    ("__SHADER_STAGE_COMPUTE", Meaning::Stage(Stage::Compute)),
    ("__SHADER_STAGE_AMPLIFICATION", Meaning::Stage(Stage::Amplification)),
    ("__SHADER_STAGE_MESH", Meaning::Stage(Stage::Mesh)),
    ("__SHADER_STAGE_LIBRARY", Meaning::Stage(Stage::Library)),
    // As wide for every stage: so what follows it has the same positions.
    (STAGE, Meaning::Option(|options| Some(format!("{:<2}", options.profile.stage.number())))),
    ("__SHADER_TARGET_MAJOR", Meaning::Option(|options| Some(options.profile.model.major.to_string()))),
    ("__SHADER_TARGET_MINOR", Meaning::Option(|options| Some(options.profile.model.minor.to_string()))),
    ("__spirv__", Meaning::Option(|options| options.target_macro("__spirv__"))),
    ("__trefoil__", Text("1")),
];

/// The macro of the stage, the one that compiles of several stages which share their headers differ in.
pub(super) const STAGE: &str = "__SHADER_TARGET_STAGE";

/// What every compile has among its files.
struct Texts {
    command_line: Arc<str>,
    built_in: Arc<str>,
    none: Arc<SourceText>,
}

static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts {
    command_line: "<command line>".into(),
    built_in: "<built-in>".into(),
    none: Arc::default(),
});

/// The text of the command line's definitions among the files.
pub(super) const COMMAND_LINE: FileId = FileId(0);
/// The text of the predefined macros.
pub(super) const BUILT_IN: FileId = FileId(1);

/// The predefined macro of a name, alone; none for another name.
fn set_of(name: &str) -> Predefined {
    let at = PREDEFINED.iter().position(|&(known, _)| known == name);
    Predefined(at.map_or(0, |at| 1 << at))
}

const _: () = assert!(PREDEFINED.len() <= u128::BITS as usize);

impl Preprocessor<'_> {
    /// Defines the predefined macro of a name, if there is one.
    pub(super) fn predefine_name(&mut self, name: &str) {
        if name.starts_with('_') {
            self.predefine(set_of(name));
        }
    }

    /// Defines the predefined macros that a file spells.
    pub(super) fn predefine_for(&mut self, file: &LexedFile) {
        let spelled = file.reserved(|name| set_of(name).0);
        if spelled != 0 {
            self.predefine(Predefined(spelled));
        }
    }

    /// Defines those of some predefined macros that no file has asked for yet.
    fn predefine(&mut self, asked: Predefined) {
        let new = asked.0 & !self.predefined.0;
        self.predefined.0 |= new;
        for (at, &(name, meaning)) in PREDEFINED.iter().enumerate().filter(|&(at, _)| new >> at & 1 == 1) {
            match meaning {
                Answer(builtin) => {
                    let name = self.names.intern(PREDEFINED[at].0);
                    self.macros.define(Macro::builtin(name, builtin));
                }
                _ => self.predefine_text(name),
            }
        }
    }

    /// Reads the definition of one of those with a text, where the options define it.
    fn predefine_text(&mut self, name: &str) {
        let lexed = self.built_in_file();
        let base = self.sources.file(BUILT_IN).base;
        let is_of_name = |&&hash: &&u32| {
            lexed.tokens().get(hash as usize + 2).is_some_and(|it| lexed.spelling(it.spelling) == name)
        };
        let Some(&hash) = lexed.directives().iter().find(is_of_name) else { return };
        let rest = &lexed.tokens()[hash as usize + 1..];
        let len = rest.iter().skip(1).position(|raw| raw.flags.has(Flags::LINE_START));
        let mut line = self.spare();
        for &raw in &rest[..len.map_or(rest.len() - 1, |len| len + 1)] {
            let spelled = raw.kind.has_name().then(|| self.names.intern(lexed.spelling(raw.spelling)));
            line.push(token(&lexed, base, raw, spelled));
        }
        self.define(&line[1..], line[0].span);
        for word in line.iter().skip(2).filter(|word| word.kind == TokenKind::Ident) {
            self.predefine(set_of(self.names.get(word.name)));
        }
        self.recycle(line);
    }

    /// The text of the predefined macros, as a file.
    fn built_in_file(&mut self) -> Arc<LexedFile> {
        if let Some(file) = &self.built_in {
            return file.clone();
        }
        let file = self.lex(self.builtin_text().as_bytes());
        self.sources.replace_text(BUILT_IN, file.source().clone());
        self.built_in = Some(file.clone());
        file
    }

    /// Makes the text of the predefined macros what places of it are in, where a point has defined some.
    pub(super) fn show_built_in(&mut self) {
        self.built_in_file();
    }

    /// Defines the macros of the command line.
    pub(super) fn define_options(&mut self) {
        let mut text = String::new();
        for (name, value) in &self.options.defines {
            // A line break would end the directive.
            let value = value.as_deref().unwrap_or("1").replace(['\n', '\r'], " ");
            let _ = writeln!(text, "#define {} {value}", name.replace(['\n', '\r'], " "));
        }
        // Both texts have a place even when they are empty: so headers lie at the same positions for all command lines, and whether or
        // not the main file asks for predefined macros.
        let Texts { command_line, built_in, none } = &*TEXTS;
        let text = if text.is_empty() { none.clone() } else { SourceText::new(text.as_bytes()) };
        self.sources.add_file(command_line.clone(), text.clone(), None);
        self.sources.add_file(built_in.clone(), none.clone(), None);
        if !text.is_empty() {
            // Permutations have other definitions each: kept among the files, those of a build would take hundreds of MiB.
            self.read_definitions(COMMAND_LINE, crate::lex::lex(text).into());
        }
    }

    /// Preprocesses a text of definitions, while other files stay open.
    fn read_definitions(&mut self, file: FileId, lexed: Arc<LexedFile>) {
        let outer = std::mem::take(&mut self.files);
        self.predefine_for(&lexed);
        self.sources.replace_text(file, lexed.source().clone());
        self.read(file, lexed);
        self.run();
        self.files = outer;
    }

    fn builtin_text(&self) -> String {
        let mut text = String::with_capacity(4096);
        for &(name, meaning) in PREDEFINED {
            let _ = match meaning {
                Answer(_) => Ok(()),
                Text(value) => writeln!(text, "#define {name} {value}"),
                Meaning::Stage(stage) => writeln!(text, "#define {name} {}", stage.number()),
                Meaning::Option(value) => match value(self.options) {
                    Some(value) => writeln!(text, "#define {name} {value}"),
                    None => Ok(()),
                },
            };
        }
        text
    }
}
