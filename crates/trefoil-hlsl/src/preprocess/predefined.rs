//! Predefined macros, and those of the command line.

use super::ShaderKind;
use super::macros::{Builtin, Macro};
use super::state::Preprocessor;
use crate::lex::keyword::word;
use std::fmt::Write;

/// The macro of each stage that has one; its value is the stage's number.
const STAGES: &[(&str, ShaderKind)] = &[
    ("PIXEL", ShaderKind::Pixel),
    ("VERTEX", ShaderKind::Vertex),
    ("GEOMETRY", ShaderKind::Geometry),
    ("HULL", ShaderKind::Hull),
    ("DOMAIN", ShaderKind::Domain),
    ("COMPUTE", ShaderKind::Compute),
    ("LIBRARY", ShaderKind::Library),
    ("AMPLIFICATION", ShaderKind::Amplification),
    ("MESH", ShaderKind::Mesh),
];

const BUILTINS: &[(crate::source::Name, Builtin)] = &[
    (word::LINE_MACRO, Builtin::Line),
    (word::FILE_MACRO, Builtin::File),
    (word::COUNTER_MACRO, Builtin::Counter),
    (word::DATE_MACRO, Builtin::Date),
    (word::TIME_MACRO, Builtin::Time),
    (word::INCLUDE_LEVEL, Builtin::IncludeLevel),
];

impl Preprocessor<'_> {
    /// Defines what is defined before the first line of the file.
    pub(super) fn predefine(&mut self) {
        for &(name, builtin) in BUILTINS {
            self.macros.define(Macro::builtin(name, builtin));
        }
        let builtin = self.builtin_text();
        self.read_definitions("<built-in>", &builtin);
        let mut text = String::new();
        for (name, value) in &self.options.defines {
            // A line break would end the directive.
            let value = value.as_deref().unwrap_or("1").replace(['\n', '\r'], " ");
            let _ = writeln!(text, "#define {} {value}", name.replace(['\n', '\r'], " "));
        }
        if !text.is_empty() {
            self.read_definitions("<command line>", &text);
        }
    }

    fn read_definitions(&mut self, name: &str, text: &str) {
        let lexed = self.lex(text.as_bytes());
        self.enter(name.into(), lexed, None);
        self.run();
    }

    fn builtin_text(&self) -> String {
        let o = self.options;
        let mut text = String::with_capacity(1024);
        text.push_str(
            "#define __hlsl_dx_compiler 1\n#define __DXC_VERSION_MAJOR 1\n#define __DXC_VERSION_MINOR 8\n\
             #define __DXC_VERSION_RELEASE 0\n#define __DXC_VERSION_COMMITS 0\n#define __trefoil__ 1\n",
        );
        let version = if o.hlsl_version > 2021 { 2029 } else { o.hlsl_version };
        let _ = writeln!(text, "#define __HLSL_VERSION {version}");
        let _ = writeln!(text, "#define __SHADER_TARGET_STAGE {}", o.target.kind as u8);
        let _ = writeln!(text, "#define __SHADER_TARGET_MAJOR {}", o.target.major);
        let _ = writeln!(text, "#define __SHADER_TARGET_MINOR {}", o.target.minor);
        for (stage, kind) in STAGES {
            let _ = writeln!(text, "#define __SHADER_STAGE_{stage} {}", *kind as u8);
        }
        if o.enable_16bit_types {
            text.push_str("#define __HLSL_ENABLE_16_BIT 1\n");
        }
        if o.spirv {
            text.push_str("#define __spirv__ 1\n");
        }
        text
    }
}
