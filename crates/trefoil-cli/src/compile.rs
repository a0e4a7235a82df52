//! `trefoil compile` and `trefoil dxc`: one driver, with two sets of options for outputs.

use crate::files::Files;
use crate::report::Format;
use crate::watch::{Watch, WatchOptions};
use crate::words::Words;
use crate::{Failure, color_choice, color_wanted, dis, files, help, link};
use std::cell::RefCell;
use std::fmt::Write;
use std::sync::Arc;
use trefoil::args::{self, DxcArgs, RuleForm};
use trefoil::{
    BindingTable, DebugSource, Diagnostics, Input, Options, Pdb, Piece, Profile, RenderOptions, Request,
    Session, Target,
};

/// What `trefoil compile` knows beyond DXC's options.
#[derive(Default)]
struct Extra {
    emit: Option<Target>,
    output: Option<String>,
    color: Option<bool>,
    dump_tree: bool,
    watch: WatchOptions,
}

/// What a job does where another thread is making what it needs of its headers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// It does the same work.
    AtOnce,
    /// It is left for later.
    UnlessBusy,
    /// It waits.
    AfterOthers,
}

/// A compile about to be made.
pub(crate) struct Job {
    args: DxcArgs,
    extra: Extra,
    name: String,
    source: Arc<[u8]>,
    includes: files::FileIncludes,
    /// The form of diagnostics.
    format: Format,
    /// What is to be said of it on standard error.
    said: RefCell<String>,
}

/// `trefoil compile`
pub(crate) fn compile(words: &[String], format: Format) -> Result<(), Failure> {
    if words.iter().any(|w| w == "--help" || w == "-h") {
        return files::print(help::MAIN);
    }
    let (extra, rest) = extra(words, true)?;
    let mut args = args::parse_args(&rest)?;
    if let Some(output) = &extra.output {
        args.outputs.object = Some(output.clone());
    }
    args.dump_tree |= extra.dump_tree;
    Job::open(args, extra, format, Arc::default())?.run_alone()
}

/// `trefoil dxc`
pub(crate) fn dxc(words: &[String], format: Format) -> Result<(), Failure> {
    if words.iter().any(|word| matches!(word.as_str(), "-link" | "--link" | "/link")) {
        return link::link(words, format);
    }
    let (extra, rest) = extra(words, false)?;
    let args = args::parse_args(&rest)?;
    if args.recompile {
        let (args, files) = recompiled(&args, &rest)?;
        return Job::open(args, extra, format, Arc::new(files))?.run_alone();
    }
    if args.help {
        return files::print(&args::help());
    }
    if args.version {
        return files::print(&help::version());
    }
    if args.dump_binary {
        return dump(&args);
    }
    let mut job = Job::open(args, extra, format, Arc::default())?;
    if job.args.preprocess && job.args.outputs.preprocessed.is_none() && job.name != "-" {
        let stem = job.name.rsplit_once('.').map_or(job.name.as_str(), |(stem, _)| stem);
        job.args.outputs.preprocessed = Some(format!("{stem}.i"));
    }
    job.run_alone()
}

/// `-recompile`: the command line that debug information keeps, with what is asked for now after it, and the files that it keeps.
fn recompiled(args: &DxcArgs, words: &[String]) -> Result<(DxcArgs, Files), Failure> {
    let Some(input) = &args.input else { return Err(missing_input()) };
    let why =
        |why: &dyn std::fmt::Display| Failure::Error(format!("'{input}' cannot be compiled again: {why}"));
    let told = DebugSource::read(&files::read(input)?).map_err(|error| why(&error))?;
    let Some((main, _)) = told.files.first() else { return Err(why(&"it keeps no sources")) };
    let mut line = Vec::new();
    // Where the results went then is not where they go now.
    for (name, value) in told.arguments.iter().filter(|(name, _)| !name.starts_with('F')) {
        line.extend([format!("-{name}"), value.clone()].into_iter().filter(|word| !word.is_empty()));
    }
    let asked = words.iter().filter(|word| *word != input && !word.ends_with("recompile"));
    line.extend(asked.cloned());
    line.push(main.clone());
    Ok((args::parse_args(&line)?, Files::holding(told.files)))
}

/// `-dumpbin`: what a container holds, as a listing or a piece of it in a file.
fn dump(args: &DxcArgs) -> Result<(), Failure> {
    let Some(input) = &args.input else { return Err(missing_input()) };
    let bytes = files::read(input)?;
    let piece = |which, name: &str| {
        let found = trefoil::piece(&bytes, which);
        found.ok_or_else(|| Failure::Error(format!("'{input}' has no {name}")))
    };
    if let Some(output) = &args.outputs.private_data {
        return files::write(output, &piece(Piece::PrivateData, "private data")?);
    }
    if args.extract_root_signature {
        let Some(output) = &args.outputs.object else {
            return Err(Failure::Misuse("-extractrootsignature writes to a file: -Fo FILE".into()));
        };
        return files::write(output, &piece(Piece::RootSignature, "root signature")?);
    }
    files::write(args.outputs.listing.as_deref().unwrap_or("-"), dis::listing(input, &bytes)?.as_bytes())
}

fn missing_input() -> Failure {
    Failure::Misuse("Required input file argument is missing".into())
}

/// Takes out what DXC does not know: what looks into the compiler, and with `own` what only `trefoil compile` has.
fn extra(words: &[String], own: bool) -> Result<(Extra, Vec<String>), Failure> {
    let (mut extra, mut rest) = (Extra::default(), Vec::new());
    let mut words = Words::new(words);
    while let Some((word, name)) = words.next_long() {
        if extra.watch.take(name, &mut words)? {
            continue;
        }
        match name {
            _ if !own => rest.push(word.clone()),
            "--emit" => extra.emit = Some(emit_kind(&words.value()?)?),
            "-o" => extra.output = Some(words.value()?),
            "--dump-ast" => extra.dump_tree = true,
            "--color" => extra.color = color_choice(&words.value()?)?,
            _ => rest.push(word.clone()),
        }
    }
    Ok((extra, rest))
}

/// The target that `--emit` names.
pub(crate) fn emit_kind(text: &str) -> Result<Target, Failure> {
    let [names @ .., last] = Target::ALL.map(Target::name);
    let misuse = || Failure::Misuse(format!("--emit is {} or {last}, not '{text}'", names.join(", ")));
    Target::from_name(text).ok_or_else(misuse)
}

impl Job {
    fn open(args: DxcArgs, extra: Extra, format: Format, files: Arc<Files>) -> Result<Job, Failure> {
        let Some(name) = args.input.clone() else { return Err(missing_input()) };
        let source = files.read(&name)?;
        let includes = files::FileIncludes { read: RefCell::default(), files };
        Ok(Job { args, extra, name, source, includes, format, said: RefCell::default() })
    }

    /// A job of many, from DXC's command line: it has to say where its results go.
    pub(crate) fn of_many(words: &[String], format: Format, files: Arc<Files>) -> Result<Job, Failure> {
        let args = args::parse_args(words)?;
        if args.dependencies.list && args.dependencies.path("").is_none() {
            return Err(Failure::Misuse("-M prints, which lines of many do not: -MF FILE".into()));
        }
        if !args.has_result() && !args.dependencies.is_asked() {
            return Err(Failure::Misuse("nothing says where the result goes: -Fo FILE".into()));
        }
        Job::open(args, Extra::default(), format, files)
    }

    fn run_alone(&self) -> Result<(), Failure> {
        let mut done = self.run(&Session::new());
        if let (false, Err(Failure::Error(why) | Failure::Misuse(why))) = (self.format.is_text(), &done) {
            self.said.borrow_mut().push_str(&self.format.error(why));
            done = Err(Failure::Shown);
        }
        files::report(&self.format.whole(self.said.take()));
        done
    }

    /// The files that it has read: the source and those that are included.
    pub(crate) fn read(&self) -> Vec<String> {
        [&[self.name.clone()][..], &self.includes.read.borrow()].concat()
    }

    /// What is to be said so far; nothing is left to say then.
    pub(crate) fn take_said(&self) -> String {
        self.said.take()
    }

    /// Runs it; what it has to say waits to be taken.
    pub(crate) fn run(&self, session: &Session) -> Result<(), Failure> {
        self.run_among(session, Turn::AtOnce).map(drop)
    }

    /// As [`run`](Self::run), among others; whether it was its turn.
    pub(crate) fn run_among(&self, session: &Session, turn: Turn) -> Result<bool, Failure> {
        let root_signature = self.args.root_signature_profile();
        let needs_profile = !(self.args.preprocess || self.args.dump_tree || self.is_rule_alone());
        let profile = match self.args.compile_profile() {
            Err(_) if root_signature.is_some() => Profile::new(trefoil::Stage::Library, 6, 6),
            Err(_) if !needs_profile && self.args.profile.is_none() => {
                Profile::new(trefoil::Stage::Library, 6, 6)
            }
            other => other?,
        };
        let (mut options, notices) = self.args.compile_options()?;
        if self.name.ends_with(".ll") {
            options.input = Input::LlvmText;
        }
        options.verify_each = self.extra.watch.verify_each;
        options.validate |= self.extra.watch.validate;
        self.place_debug(&mut options);
        options.root_signature_version = root_signature.unwrap_or(options.root_signature_version);
        if let Some(path) = &self.args.binding_table {
            let text = self.includes.files.read(path)?;
            let table = BindingTable::parse(path, &String::from_utf8_lossy(&text)).map_err(Failure::Error)?;
            options.binding_table = Some(table);
        }
        let attached = self.args.attached_root_signature.as_deref();
        options.attached_root_signature = attached.map(|path| self.root_signature_of(path)).transpose()?;
        let private_data = self.args.private_data.as_deref();
        options.private_data =
            private_data.map(|path| self.includes.files.read(path)).transpose()?.map(|it| it.to_vec());
        for notice in &notices {
            self.warn(notice);
        }
        let target = self.extra.emit.unwrap_or_else(|| self.args.target(profile));
        let request = Request {
            source_name: if self.name == "-" { "<stdin>" } else { &self.name },
            source: &self.source,
            entry: self.args.entry_or_default(),
            profile,
            target,
            options,
            include: &self.includes,
        };
        match (needs_profile, root_signature) {
            (false, _) => self.show_text(&request, session)?,
            (true, Some(_)) => self.compile_root_signature(&request, session)?,
            (true, None) if self.compile(&request, session, turn)? => {}
            (true, None) => return Ok(false),
        }
        self.write_rule().map(|()| true)
    }

    /// Whether only the files that are read are asked for: DXC compiles nothing where they are, and here neither unless a result
    /// is asked for besides.
    fn is_rule_alone(&self) -> bool {
        let dependencies = &self.args.dependencies;
        dependencies.list || (dependencies.is_asked() && !self.args.has_result())
    }

    /// `-M`, `-MD`, `-MF`: the files that were read, as a rule for make or as an object.
    fn write_rule(&self) -> Result<(), Failure> {
        if !self.args.dependencies.is_asked() {
            return Ok(());
        }
        let path = self.args.dependencies.path(&self.name);
        let path = path.as_deref().unwrap_or("-");
        files::write_rule(path, RuleForm::of_file(path), &self.args.rule(&self.includes.read.borrow()))
    }

    /// Debug information that has no place of its own goes into the container, unless that is stripped of it.
    fn place_debug(&self, options: &mut Options) {
        let debug = &mut options.debug;
        if self.args.strip_debug {
            debug.embed = false;
        } else if debug.full && !debug.embed && debug.name.is_none() && !self.args.spirv {
            self.warn("no output provided for debug - embedding PDB in shader container.  Use -Qembed_debug to silence this warning.");
            debug.embed = true;
        }
    }

    /// The root signature in a file.
    fn root_signature_of(&self, path: &str) -> Result<Vec<u8>, Failure> {
        let file = self.includes.files.read(path)?;
        let why = |why| Failure::Error(format!("'{path}' holds no root signature: {why}"));
        trefoil::root_signature_in(&file).map_err(why)
    }

    /// `-T rootsig_1_1`: a root signature by itself.
    fn compile_root_signature(&self, request: &Request<'_>, session: &Session) -> Result<(), Failure> {
        let artifact = session.root_signature(request).map_err(|d| self.show(&d))?;
        if !artifact.warnings.is_empty() {
            self.show(&artifact.warnings);
        }
        self.write(request, &artifact.bytes)
    }

    /// `-verifyrootsignature`: whether the shader could be compiled with the root signature in a file.
    fn verify_root_signature(&self, request: &Request<'_>, session: &Session) -> Result<(), Failure> {
        let Some(path) = &self.args.verified_root_signature else { return Ok(()) };
        let attached_root_signature = Some(self.root_signature_of(path)?);
        let options = Options { attached_root_signature, ..request.options.clone() };
        session.compile(&Request { options, ..*request }).map_err(|d| self.show(&d))?;
        Ok(())
    }

    /// `-P`, `-ast-dump`, `-M`: text instead of a compile, or only what is read.
    fn show_text(&self, request: &Request<'_>, session: &Session) -> Result<(), Failure> {
        let outputs = &self.args.outputs;
        let made = if self.args.dump_tree { session.dump_tree(request) } else { session.preprocess(request) };
        let made = made.map_err(|d| self.show(&d))?;
        if !made.warnings.is_empty() {
            self.show(&made.warnings);
        }
        if self.is_rule_alone() {
            return Ok(());
        }
        let output = outputs.preprocessed.as_ref().or(outputs.object.as_ref());
        files::write(output.map_or("-", String::as_str), made.text.as_bytes())
    }

    /// Keeps a warning of our own to be said.
    fn warn(&self, text: &str) {
        self.said.borrow_mut().push_str(&self.format.warning(text));
    }

    /// Compiles it, unless it is to be left for later: whether it was its turn.
    fn compile(&self, request: &Request<'_>, session: &Session, turn: Turn) -> Result<bool, Failure> {
        let mut watch = Watch::start(&self.extra.watch);
        let made = match turn {
            Turn::AtOnce => session.compile_observed(request, &mut watch),
            Turn::AfterOthers => session.compile_in_turn(request, &mut watch),
            Turn::UnlessBusy => match session.compile_unless_busy(request, &mut watch).transpose() {
                Some(made) => made,
                None => return Ok(false),
            },
        };
        if self.args.show_includes && self.format.is_text() {
            for path in self.includes.read.borrow().iter() {
                let _ = writeln!(self.said.borrow_mut(), "; Opening file [{path}]");
            }
        }
        if (self.args.time_report || self.extra.watch.time) && self.format.is_text() {
            self.said.borrow_mut().push_str(&watch.report());
        }
        if let Some(path) = &self.args.time_trace.file {
            files::write(path, watch.trace(self.args.time_trace.granularity).as_bytes())?;
        }
        let artifact = made.map_err(|d| self.show(&d))?;
        if !artifact.warnings.is_empty() {
            self.show(&artifact.warnings);
        }
        self.verify_root_signature(request, session)?;
        self.write_pdb(artifact.pdb.as_ref())?;
        self.write(request, &artifact.bytes).map(|()| true)
    }

    /// Shows diagnostics where they belong: on standard error, or in the file of `-Fe`.
    fn show(&self, diagnostics: &Diagnostics) -> Failure {
        if let Some(path) = &self.args.outputs.messages {
            let text = self.format.whole(self.format.diagnostics_as(diagnostics, self.args.diagnostics));
            if let Err(failure) = files::write(path, text.as_bytes()) {
                return failure;
            }
        } else {
            let options = RenderOptions { color: color_wanted(self.extra.color), ..self.args.diagnostics };
            let text = self.format.diagnostics_as(diagnostics, options);
            self.said.borrow_mut().push_str(&text);
        }
        Failure::Shown
    }

    /// `-Fd`: the PDB file, in a folder under its own name.
    fn write_pdb(&self, pdb: Option<&Pdb>) -> Result<(), Failure> {
        let (Some(path), Some(pdb)) = (&self.args.outputs.debug, pdb) else { return Ok(()) };
        match path.ends_with(['/', '\\']) {
            true => files::write(&format!("{path}{}", pdb.name), &pdb.bytes),
            false => files::write(path, &pdb.bytes),
        }
    }

    fn write(&self, request: &Request<'_>, bytes: &[u8]) -> Result<(), Failure> {
        let outputs = &self.args.outputs;
        let listed = || match request.output().is_text() {
            true => Ok(String::from_utf8_lossy(bytes).into_owned()),
            false => dis::listing(&self.name, bytes),
        };
        if let Some(path) = &outputs.object {
            files::write(path, bytes)?;
        }
        if let Some(path) = &outputs.listing {
            files::write(path, listed()?.as_bytes())?;
        }
        if let Some(path) = &outputs.header {
            let variable = outputs.header_variable.clone();
            let variable = variable.unwrap_or_else(|| format!("g_{}", request.entry));
            let text = format!("#if 0\n{}\n#endif\n\n{}", listed()?.trim_end(), header(&variable, bytes));
            files::write(path, text.as_bytes())?;
        }
        let pieces = [
            (&outputs.reflection, Piece::Reflection, "reflection"),
            (&outputs.root_signature, Piece::RootSignature, "root signature"),
            (&outputs.hash, Piece::Hash, "hash"),
        ];
        for (path, which, name) in pieces.into_iter().filter_map(|(p, w, n)| Some((p.as_ref()?, w, n))) {
            match trefoil::piece(bytes, which) {
                Some(piece) => files::write(path, &piece)?,
                None => self.warn(&format!("there is no {name} to write to '{path}'")),
            }
        }
        let is_listed = self.args.root_signature_profile().is_none();
        if is_listed && outputs.object.is_none() && outputs.listing.is_none() && outputs.header.is_none() {
            files::print(&listed()?)?;
        }
        Ok(())
    }
}

/// The bytes as an array in C.
fn header(variable: &str, bytes: &[u8]) -> String {
    let mut text = format!("const unsigned char {variable}[] = {{");
    for (i, byte) in bytes.iter().enumerate() {
        let _ = write!(text, "{}{byte:#04x},", if i % 16 == 0 { "\n  " } else { " " });
    }
    text + "\n};\n"
}
