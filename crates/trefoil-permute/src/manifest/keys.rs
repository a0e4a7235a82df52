//! The keys of a manifest, each with what it holds and what it is for: the reader, the schema and the page are made of these rows.

/// What a key holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    Text,
    /// A text, or a list of them.
    Texts,
    /// Names of targets.
    Targets,
    /// Macros with a value each.
    Defines,
    /// Entry functions with a profile each, or a list of profiles.
    Entries,
    /// Macros with their values.
    Axes,
    /// Numbers, texts and booleans.
    Values,
    /// One number, text or boolean.
    Value,
    /// Tables of the keys of a shader.
    Shaders,
}

/// A key.
pub(super) struct Key {
    pub(super) name: &'static str,
    pub(super) holds: Holds,
    pub(super) is_required: bool,
    pub(super) help: &'static str,
}

const fn may(name: &'static str, holds: Holds, help: &'static str) -> Key {
    Key { name, holds, is_required: false, help }
}

const fn must(name: &'static str, holds: Holds, help: &'static str) -> Key {
    Key { name, holds, is_required: true, help }
}

/// The keys of a manifest.
pub(super) static TOP: [Key; 7] = [
    may(
        "output",
        Holds::Text,
        "The archive to write; a folder tree where it ends in a slash. Without it, what is given by -o.",
    ),
    may(
        "include",
        Holds::Texts,
        "Folders in which included files are looked for (-I), relative to the manifest.",
    ),
    may("options", Holds::Texts, "Options of DXC's command line for all shaders, a word each."),
    may(
        "targets",
        Holds::Targets,
        "What is made of each entry: dxil, spirv, dxbc or ll. By itself DXIL, or DXBC of profiles of 5.1.",
    ),
    may("defines", Holds::Defines, "Macros that all shaders have."),
    may(
        "commands",
        Holds::Texts,
        "Files of DXC command lines, relative to the manifest: a line each as `trefoil batch` takes them, or JSON as a \
         compile_commands.json. What -Fo names is the name in the archive.",
    ),
    may("shader", Holds::Shaders, "A shader with its entries and axes: [[shader]]."),
];

/// The keys of a shader.
pub(super) static SHADER: [Key; 9] = [
    may(
        "name",
        Holds::Text,
        "What names in the archive begin with. By itself the name of the source without its ending.",
    ),
    must("source", Holds::Text, "The source, relative to the manifest."),
    must(
        "entries",
        Holds::Entries,
        "Entry functions with their profiles: { vs_main = \"vs_6_0\", ps_main = [\"ps_6_0\", \"ps_6_6\"] }.",
    ),
    may("targets", Holds::Targets, "In place of the manifest's targets."),
    may("options", Holds::Texts, "Options besides the manifest's."),
    may("include", Holds::Texts, "Folders besides the manifest's, which are looked through first."),
    may("defines", Holds::Defines, "Macros besides the manifest's."),
    may(
        "axes",
        Holds::Axes,
        "Macros that take several values: every combination is a permutation. A list of values, or a table of the keys below.",
    ),
    may("only", Holds::Texts, "Conditions that every permutation fulfils; those that do not are not made."),
];

/// The keys of an axis that is a table.
pub(super) static AXIS: [Key; 3] = [
    must("values", Holds::Values, "Its values. true defines the macro as 1, false does not define it."),
    may(
        "if",
        Holds::Text,
        "A condition over axes before it and defines. Where it does not hold, the macro is not defined.",
    ),
    may("else", Holds::Value, "What the macro is defined as where the condition does not hold."),
];
