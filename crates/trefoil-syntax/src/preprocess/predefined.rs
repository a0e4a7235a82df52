//! Predefined macros, and those of the command line.
//!
//! Predefined names begin with two underscores. Most sources have no such name, so the predefined macros are only read when
//! the first one comes up.

use super::macros::{Builtin, Macro, is_reserved};
use super::state::Preprocessor;
use crate::lex::LexedFile;
use crate::lex::keyword::word;
use crate::source::{FileId, SourceText};
use std::fmt::Write;
use std::sync::{Arc, LazyLock};
use trefoil_facts::Stage;

const BUILTINS: &[(crate::source::Name, Builtin)] = &[
    (word::LINE_MACRO, Builtin::Line),
    (word::FILE_MACRO, Builtin::File),
    (word::COUNTER_MACRO, Builtin::Counter),
    (word::DATE_MACRO, Builtin::Date),
    (word::TIME_MACRO, Builtin::Time),
    (word::INCLUDE_LEVEL, Builtin::IncludeLevel),
];

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

impl Preprocessor<'_> {
    /// Defines the predefined macros if `name` may be one of them.
    pub(super) fn predefine_for(&mut self, name: &str) {
        if is_reserved(name) {
            self.predefine();
        }
    }

    /// Defines the predefined macros, once.
    pub(super) fn predefine(&mut self) {
        if std::mem::replace(&mut self.predefined, true) {
            return;
        }
        for &(name, builtin) in BUILTINS {
            self.macros.define(Macro::builtin(name, builtin));
        }
        let builtin = self.builtin_text();
        let lexed = self.lex(builtin.as_bytes());
        self.read_definitions(BUILT_IN, lexed);
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
        if !self.predefined && lexed.has_reserved() {
            self.predefine();
        }
        self.sources.replace_text(file, lexed.source().clone());
        self.read(file, lexed);
        self.run();
        self.files = outer;
    }

    pub(super) fn builtin_text(&self) -> String {
        let o = self.options;
        let mut text = String::with_capacity(1024);
        text.push_str(
            "#define __hlsl_dx_compiler 1\n#define __DXC_VERSION_MAJOR 1\n#define __DXC_VERSION_MINOR 8\n\
             #define __DXC_VERSION_RELEASE 0\n#define __DXC_VERSION_COMMITS 4597\n#define __trefoil__ 1\n",
        );
        let _ = writeln!(text, "#define __HLSL_VERSION {}", o.hlsl_version.number());
        let _ = writeln!(text, "#define __SHADER_TARGET_MAJOR {}", o.profile.model.major);
        let _ = writeln!(text, "#define __SHADER_TARGET_MINOR {}", o.profile.model.minor);
        for stage in Stage::ALL.into_iter().filter(|stage| !stage.is_library_only()) {
            let name = stage.name().to_ascii_uppercase();
            let _ = writeln!(text, "#define __SHADER_STAGE_{name} {}", stage.number());
        }
        if o.enable_16bit_types {
            text.push_str("#define __HLSL_ENABLE_16_BIT 1\n");
        }
        for (name, value) in o.predefined {
            let _ = writeln!(text, "#define {name} {value}");
        }
        // Last, so that all other positions are the same for every stage.
        let _ = writeln!(text, "#define __SHADER_TARGET_STAGE {}", o.profile.stage.number());
        text
    }
}
