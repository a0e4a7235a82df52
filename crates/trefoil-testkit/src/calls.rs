//! Calls of every intrinsic of the IR's table, as LLVM's text has them: a right one each, and each way in which its types can be wrong.
//!
//! What a right call is follows from the row alone. `trefoil llc` takes it, or refuses it with a reason; a wrong one it refuses by the
//! intrinsic's name.

use trefoil::Options;
use trefoil_ir::{Family, Intrinsic, Shape, TypeSet};
use trefoil_validate::{Finding, Rule};

/// The back end that a text is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// DXIL.
    Dx,
    /// SPIR-V.
    Spv,
}

impl Dialect {
    /// Both.
    pub const ALL: [Dialect; 2] = [Dialect::Dx, Dialect::Spv];

    /// The prefix of the names of its intrinsics.
    pub fn name(self) -> &'static str {
        match self {
            Dialect::Dx => "dx",
            Dialect::Spv => "spv",
        }
    }

    fn triples(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Dialect::Dx => &[
                ("dxil-pc-shadermodel6.8-compute", "compute"),
                ("dxil-pc-shadermodel6.8-pixel", "pixel"),
                ("dxil-pc-shadermodel6.8-vertex", "vertex"),
                ("dxil-pc-shadermodel6.9-library", "raygeneration"),
            ],
            Dialect::Spv => &[
                ("spirv1.6-unknown-vulkan1.3-compute", "compute"),
                ("spirv1.6-unknown-vulkan1.3-pixel", "pixel"),
                ("spirv1.6-unknown-vulkan1.3-vertex", "vertex"),
            ],
        }
    }

    /// The type of the handle of a resource that is in a set.
    fn handle(self, set: TypeSet) -> &'static str {
        match (self, set) {
            (Dialect::Dx, TypeSet::CBuffer) => "target(\"dx.CBuffer\", { [4 x i32] })",
            (Dialect::Dx, TypeSet::TypedBuffer) => "target(\"dx.TypedBuffer\", <4 x float>, 1, 0, 0)",
            (Dialect::Dx, TypeSet::Texture) => "target(\"dx.Texture\", <4 x float>, 0, 0, 0, 2)",
            (Dialect::Dx, TypeSet::Sampler) => "target(\"dx.Sampler\", 0)",
            (Dialect::Dx, _) => "target(\"dx.RawBuffer\", i32, 1, 0)",
            (Dialect::Spv, TypeSet::TypedBuffer) => "target(\"spirv.Image\", float, 5, 2, 0, 0, 2, 1)",
            (Dialect::Spv, TypeSet::CBuffer) => "target(\"spirv.VulkanBuffer\", [4 x i32], 2, 0)",
            (Dialect::Spv, TypeSet::Texture) => "target(\"spirv.Image\", float, 1, 2, 0, 0, 1, 0)",
            (Dialect::Spv, TypeSet::Sampler) => "target(\"spirv.Sampler\")",
            (Dialect::Spv, _) => "target(\"spirv.VulkanBuffer\", [0 x i32], 12, 1)",
        }
    }

    fn pointer(self) -> &'static str {
        match self {
            Dialect::Dx => "ptr",
            Dialect::Spv => "ptr addrspace(11)",
        }
    }
}

/// What the text itself is to blame for, and what is beyond the newest validator that is released: shader model 6.9.
const NOT_OURS: [Rule; 3] =
    [Rule::InstrUndefinedValueForUAVStore, Rule::MetaVersionSupported, Rule::InstrIllegalDXILOpCode];

/// Types that stand for others of a right call, which may be right too.
const VARIANTS: &[(&str, &str)] = &[
    ("float", "half"),
    ("float", "double"),
    ("float", "<2 x float>"),
    ("float", "<4 x half>"),
    ("i32", "i64"),
    ("i32", "i16"),
    ("i32", "<4 x i32>"),
    ("i32", "<2 x i64>"),
    ("<3 x float>", "float"),
    ("<3 x float>", "<4 x double>"),
    ("<2 x float>", "float"),
    ("<2 x float>", "<3 x float>"),
    ("<2 x i32>", "<3 x i32>"),
    ("<4 x float>", "{ <4 x float>, i1 }"),
    ("<4 x float>", "<4 x i32>"),
    ("<4 x float>", "float"),
];

/// An operand: its type, and whether it is a constant in every module.
#[derive(Clone)]
struct Operand {
    ty: String,
    is_constant: bool,
}

/// A call by its types.
#[derive(Clone)]
struct Call {
    which: Intrinsic,
    dialect: Dialect,
    result: String,
    operands: Vec<Operand>,
    /// The value of operands that are constant numbers.
    constant: u32,
}

/// Shows a right call, and every wrong one, of an intrinsic to `trefoil llc`.
///
/// # Errors
/// All that is not as it should be.
pub fn check(which: Intrinsic, dialect: Dialect) -> Result<(), String> {
    let right = Call::right(which, dialect);
    let mut wrong: Vec<String> = Vec::new();
    for &triple in dialect.triples() {
        wrong.extend(taken_or_refused(&right.module(triple, None)).err());
    }
    for &(from, to) in VARIANTS {
        let call = right.with_types(from, to);
        wrong.extend(taken_or_refused(&call.module(dialect.triples()[0], None)).err());
    }
    for number in right.numbers() {
        let call = Call { constant: number, ..right.clone() };
        wrong.extend(taken_or_refused(&call.module(dialect.triples()[0], None)).err());
    }
    for (what, call, variable) in right.mistakes() {
        let text = call.module(dialect.triples()[0], variable);
        wrong.extend(refused_by_name(&text, which.info().name).err().map(|why| format!("{what}: {why}")));
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n\n")) }
}

/// Shows calls of a name that [import](trefoil_dxil_read::import) translates to `trefoil llc`, which no intrinsic of that name takes.
///
/// # Errors
/// One that is taken, or refused without its name.
pub fn check_translated(name: &str) -> Result<(), String> {
    let dialect = if name.starts_with("spv.") { Dialect::Spv } else { Dialect::Dx };
    let mut wrong = Vec::new();
    for count in 0..9 {
        let operands = vec!["ptr addrspace(3) poison"; count].join(", ");
        let (triple, stage) = dialect.triples()[0];
        let text = format!(
            "target triple = \"{triple}\"\n\ndefine void @main() #0 {{\n  \
             %result = call [2 x i32] @llvm.{name}({operands})\n  ret void\n}}\n\n\
             attributes #0 = {{ \"hlsl.shader\"=\"{stage}\" \"hlsl.numthreads\"=\"4,1,1\" }}\n"
        );
        wrong.extend(refused_by_name(&text, name).err());
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n\n")) }
}

/// What is made is valid; what is not made has a reason that is the text's own.
fn taken_or_refused(text: &str) -> Result<(), String> {
    let made = match trefoil::llc("call.ll", text.as_bytes(), None, &Options::default()) {
        Ok(artifact) => artifact.bytes,
        Err(errors) => {
            let is_bug = errors.to_string().contains("internal error");
            return if is_bug { Err(format!("{errors}{text}")) } else { Ok(()) };
        }
    };
    if !made.starts_with(b"DXBC") {
        return Ok(());
    }
    let found = trefoil_validate::validate(&made, trefoil_validate::Limits::default());
    let counts = |f: &&Finding| !NOT_OURS.contains(&f.rule);
    match found.as_ref().err().and_then(|found| found.list.iter().find(counts)) {
        Some(finding) => Err(format!("{finding}\n{text}")),
        None => Ok(()),
    }
}

fn refused_by_name(text: &str, name: &str) -> Result<(), String> {
    match trefoil::llc("call.ll", text.as_bytes(), None, &Options::default()) {
        Ok(_) => Err(format!("it is taken:\n{text}")),
        Err(errors) if errors.to_string().contains(name) => Ok(()),
        Err(errors) => Err(format!("{errors}{text}")),
    }
}

impl Call {
    fn right(which: Intrinsic, dialect: Dialect) -> Call {
        let info = which.info();
        let count = usize::from(info.operands.1).min(15);
        let (result, types) = types(info.shape, dialect, count);
        let operand =
            |(n, ty): (usize, &String)| Operand { ty: ty.clone(), is_constant: info.constants >> n & 1 != 0 };
        let operands = types.iter().enumerate().map(operand).collect();
        Call { which, dialect, result, operands, constant: 1 }
    }

    /// The call with one type in place of another.
    fn with_types(&self, from: &str, to: &str) -> Call {
        let mut call = self.clone();
        let types = call.operands.iter_mut().map(|operand| &mut operand.ty);
        types.chain([&mut call.result]).filter(|ty| *ty == from).for_each(|ty| *ty = to.to_owned());
        call
    }

    /// Values of constant operands, of which some mean nothing.
    fn numbers(&self) -> Vec<u32> {
        let is_number = |operand: &Operand| operand.is_constant && operand.ty == "i32";
        // The operands by these names are numbers of DXIL's operations.
        let is_state = self.which.info().name.ends_with(".state");
        match self.operands.iter().any(is_number) {
            true if is_state => (0..320).collect(),
            true => vec![0, 2, 3, 4, 5, 9, 31, 255, u32::MAX],
            false => Vec::new(),
        }
    }

    /// The ways to make a right call wrong, each with the operand that is to be a variable.
    fn mistakes(&self) -> Vec<(String, Call, Option<usize>)> {
        let info = self.which.info();
        let mut all = Vec::new();
        if info.shape == Shape::Free {
            return all;
        }
        let with = |edit: &dyn Fn(&mut Call)| {
            let mut call = self.clone();
            edit(&mut call);
            call
        };
        let word = || Operand { ty: "i32".to_owned(), is_constant: true };
        // Where LLVM has another form of the name, that may be of one operand more or less.
        if !info.has_other_form {
            all.push(("one operand more".to_owned(), with(&|call| call.operands.push(word())), None));
        }
        let has_less = self.operands.len() > usize::from(info.operands.0) || info.has_other_form;
        if !has_less && !self.operands.is_empty() {
            all.push(("one operand less".to_owned(), with(&|call| _ = call.operands.pop()), None));
        }
        all.push(("another result".to_owned(), with(&|call| call.result = other(&call.result)), None));
        for (n, operand) in self.operands.iter().enumerate() {
            let is_any = matches!(info.shape, Shape::Typed(_, sets) if sets[n] == TypeSet::Any);
            if !is_any {
                let edit = |call: &mut Call| call.operands[n].ty = other(&operand.ty);
                all.push((format!("operand {} of another type", n + 1), with(&edit), None));
            }
            if operand.is_constant {
                all.push((format!("operand {} not constant", n + 1), self.clone(), Some(n)));
            }
        }
        all
    }

    /// A module with an entry that makes the call, with an operand that is no constant where one is named.
    fn module(&self, (triple, stage): (&str, &str), variable: Option<usize>) -> String {
        let info = self.which.info();
        let family =
            if info.family == Family::Llvm { String::new() } else { format!("{}.", self.dialect.name()) };
        let buffer = self.dialect.handle(TypeSet::RawBuffer);
        let pointer = self.dialect.pointer();
        let dialect = self.dialect.name();
        let mut code = format!(
            "  %buffer = call {buffer} @llvm.{dialect}.resource.handlefrombinding(i32 7, i32 7, i32 1, i32 0, ptr null)\n  \
             %place = call {pointer} @llvm.{dialect}.resource.getpointer({buffer} %buffer, i32 1)\n"
        );
        let mut operands = Vec::new();
        for (n, operand) in self.operands.iter().enumerate() {
            let value = self.value(n, operand, variable == Some(n), &mut code);
            operands.push(format!("{} {value}", operand.ty));
        }
        let named = if self.result == "void" { "" } else { "%result = " };
        let (name, result) = (info.name, &self.result);
        code += &format!("  {named}call {result} @llvm.{family}{name}({})\n", operands.join(", "));
        code += &self.stored(pointer);
        format!(
            "target triple = \"{triple}\"\n\ndefine void @main() #0 {{\n{code}  ret void\n}}\n\n\
             attributes #0 = {{ \"hlsl.shader\"=\"{stage}\" \"hlsl.numthreads\"=\"4,1,1\" }}\n"
        )
    }

    /// A value for an operand, with the code that makes it.
    fn value(&self, n: usize, operand: &Operand, is_variable: bool, code: &mut String) -> String {
        let (ty, pointer, dialect) = (&operand.ty, self.dialect.pointer(), self.dialect.name());
        let is_number = ["i", "half", "float", "double", "<"].iter().any(|start| ty.starts_with(start));
        if ty == "target(\"dx.types.HitObject\")" {
            *code += &format!("  %h{n} = call {ty} @llvm.dx.hitobject.nop()\n");
            return format!("%h{n}");
        }
        if ty.starts_with("target(\"dx.types") || ty.starts_with('[') || ty.starts_with("ptr addrspace(3)") {
            return "poison".to_owned();
        }
        if ty.starts_with("target") {
            *code += &format!(
                "  %h{n} = call {ty} @llvm.{dialect}.resource.handlefrombinding(i32 0, i32 {n}, i32 1, i32 0, ptr null)\n"
            );
            return format!("%h{n}");
        }
        if ty == "ptr" {
            *code += &format!("  %m{n} = alloca i32\n");
            return format!("%m{n}");
        }
        if operand.is_constant && !is_variable && !ty.starts_with('<') {
            return if ty == "i1" { "true".to_owned() } else { self.constant.to_string() };
        }
        if ty == "i1" {
            *code += &format!("  %w{n} = load i32, {pointer} %place\n  %v{n} = icmp eq i32 %w{n}, 0\n");
        } else if ty == "i8" {
            return "1".to_owned();
        } else if is_number {
            *code += &format!("  %v{n} = load {ty}, {pointer} %place\n");
        } else {
            return "poison".to_owned();
        }
        format!("%v{n}")
    }

    /// Stores what came out, where it is a number.
    fn stored(&self, pointer: &str) -> String {
        match self.result.as_str() {
            "void" => String::new(),
            "i1" => format!("  %word = zext i1 %result to i32\n  store i32 %word, {pointer} %place\n"),
            ty if ty.starts_with(['i', 'f', 'd', 'h', '<']) => {
                format!("  store {ty} %result, {pointer} %place\n")
            }
            ty if ty.starts_with('{') => {
                let first = ty.trim_start_matches("{ ").split(',').next().unwrap_or_default();
                format!("  %first = extractvalue {ty} %result, 0\n  store {first} %first, {pointer} %place\n")
            }
            _ => String::new(),
        }
    }
}

/// A type that is in no set of types with this one.
fn other(ty: &str) -> String {
    match ty {
        "void" => "i32",
        ty if ty.starts_with("ptr") => "i16",
        _ => "ptr addrspace(3)",
    }
    .to_owned()
}

/// Types of the result and the operands that a shape allows.
fn types(shape: Shape, dialect: Dialect, count: usize) -> (String, Vec<String>) {
    let own = |result: &str, operands: &[&str]| {
        (result.to_owned(), operands.iter().map(|&ty| ty.to_owned()).collect())
    };
    let all = |result: &str, ty: &str| own(result, &vec![ty; count]);
    let words_and = |result: &str, at: usize, ty: &str| {
        let mut operands = vec!["i32"; count];
        operands[at] = ty;
        own(result, &operands)
    };
    let four = "{ i32, i32, i32, i32 }";
    match shape {
        Shape::Same | Shape::Floats => all("float", "float"),
        Shape::Ints | Shape::Words | Shape::IntsToInts => all("i32", "i32"),
        Shape::ThreeFloats => all("<3 x float>", "<3 x float>"),
        Shape::FloatScalar => all("float", "<3 x float>"),
        Shape::IntScalar => all("i32", "<3 x i32>"),
        Shape::LanesToFlags | Shape::FloatsToFlags | Shape::LanesToFlag => all("i1", "float"),
        Shape::LanesToInts | Shape::FloatsToInts => all("i32", "float"),
        Shape::IntsToFloats => all("float", "i32"),
        Shape::WordsToDoubles => all("double", "i32"),
        Shape::Flags => all("i1", "i1"),
        Shape::Count => all("i32", "i1"),
        Shape::IntsWithFlag => own("i32", &["i32", "i1"]),
        Shape::Refraction => own("<3 x float>", &["<3 x float>", "<3 x float>", "float"]),
        Shape::DotOntoFloat => own("float", &["float", "<2 x half>", "<2 x half>"]),
        Shape::WordsOntoFour => own("<4 x i32>", &["i32", "<2 x i32>", "<4 x i32>"]),
        Shape::DoublesToWordPairs => all("{ i32, i32 }", "double"),
        Shape::IntsToPairs => all("{ i32, i32 }", "i32"),
        Shape::IntsWithCarry => all("{ i32, i1 }", "i32"),
        Shape::WordsToNumber | Shape::Evaluated | Shape::WordsToFloat => all("float", "i32"),
        Shape::StoredByWords => words_and("void", 2, "float"),
        Shape::WordsToVoid => all("void", "i32"),
        Shape::StoredByFourWords => words_and("void", 3, "float"),
        Shape::PointerByWords => words_and("void", 3, "ptr"),
        Shape::FlagToVoid => all("void", "i1"),
        Shape::FlagToFourWords => all(four, "i1"),
        Shape::NumberToFourWords => all(four, "float"),
        Shape::NumberByWord => own("float", &["float", "i32"]),
        Shape::ByMask => own("float", &["float", "<4 x i32>", "i32", "i1"]),
        Shape::FlagToCount => own("i32", &["i1", "<4 x i32>"]),
        Shape::WordToTwoFloats => all("<2 x float>", "i32"),
        Shape::HandleToPointer => own(dialect.pointer(), &[dialect.handle(TypeSet::RawBuffer), "i32"]),
        Shape::NumberByDefault => own("float", &["i32", "float"]),
        Shape::Typed(result, sets) => {
            let of =
                |set: TypeSet| typical(if set == TypeSet::Result { result } else { set }, dialect).to_owned();
            (of(result), sets.iter().map(|&set| of(set)).collect())
        }
        Shape::Free => all("i32", "i32"),
    }
}

/// A type of a set.
fn typical(set: TypeSet, dialect: Dialect) -> &'static str {
    match set {
        TypeSet::Void => "void",
        TypeSet::Flag => "i1",
        TypeSet::Byte => "i8",
        TypeSet::Any | TypeSet::Word | TypeSet::Scalar | TypeSet::Result => "i32",
        TypeSet::Long => "i64",
        TypeSet::Real => "float",
        TypeSet::Words => "<2 x i32>",
        TypeSet::Reals => "<2 x float>",
        TypeSet::Float => "float",
        TypeSet::Floats | TypeSet::TwoFloats => "<2 x float>",
        TypeSet::Number | TypeSet::Loaded => "<4 x float>",
        TypeSet::Pointer => "ptr",
        TypeSet::Resource
        | TypeSet::TypedBuffer
        | TypeSet::RawBuffer
        | TypeSet::CBuffer
        | TypeSet::Texture
        | TypeSet::Sampler => dialect.handle(set),
        TypeSet::Target => "target(\"dx.types.HitObject\")",
    }
}
