//! How an entry is compiled, whatever its axes: shared by all its permutations.

use crate::inputs::{FileId, Inputs};
use siphasher::sip128::{Hasher128, SipHasher13};
use std::hash::Hash;
use trefoil::args::{DxcArgs, parse_args};
use trefoil::{BindingTable, Options, Profile, Target};

/// How many words of a command line are ours, before those of DXC's.
const OWN: usize = 4;

/// How an entry is compiled, whatever its axes.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    /// The source's path.
    pub(crate) source: String,
    /// The entry function.
    pub(crate) entry: String,
    /// Stage and shader model.
    pub(crate) profile: Profile,
    /// What is made.
    pub(crate) target: Target,
    /// The options, with the defines of all permutations.
    pub(crate) options: Options,
    /// What there is to say of the options.
    pub(crate) notices: Vec<String>,
    /// Files that options name, in the order in which they were read.
    pub(crate) files: Vec<FileId>,
    /// The words of the command line that is the same, and begins `trefoil`.
    words: Vec<String>,
    /// A hash of the words and the files.
    pub(crate) hash: u128,
}

impl Settings {
    /// What the words of DXC's command line say; the target, where one is given, in place of what they say.
    ///
    /// # Errors
    /// What is wrong with the words, what a build has no place for, and files that cannot be read.
    pub(crate) fn of_words(
        words: &[String],
        target: Option<Target>,
        inputs: &Inputs,
    ) -> Result<Settings, String> {
        let args = parse_args(words).map_err(|error| error.0)?;
        let source = args.input.clone().ok_or("Required input file argument is missing")?;
        if let Some(option) = unwanted(&args) {
            return Err(format!(
                "'{option}' has no place in a build, which writes one output of each compile"
            ));
        }
        let profile = args.compile_profile().map_err(|error| error.0)?;
        let (mut options, notices) = args.compile_options().map_err(|error| error.0)?;
        let mut files = Vec::new();
        let mut read = |path: &String| {
            let (id, bytes) = inputs.load(path);
            files.push(id);
            bytes.ok_or_else(|| format!("cannot read '{path}'"))
        };
        if let Some(path) = &args.binding_table {
            let text = read(path)?;
            options.binding_table = Some(BindingTable::parse(path, &String::from_utf8_lossy(&text))?);
        }
        if let Some(path) = &args.attached_root_signature {
            let signature = trefoil::root_signature_in(&read(path)?);
            let why = |why| format!("'{path}' holds no root signature: {why}");
            options.attached_root_signature = Some(signature.map_err(why)?);
        }
        let target = target.unwrap_or_else(|| args.target(profile));
        let own: [&str; OWN] = ["trefoil", "compile", "--emit", target.name()];
        let mut own = own.map(str::to_owned).to_vec();
        own.extend_from_slice(words);
        let mut hasher = SipHasher13::new();
        own.hash(&mut hasher);
        for &file in &files {
            inputs.hash(file).hash(&mut hasher);
        }
        Ok(Settings {
            source,
            entry: args.entry_or_default().to_owned(),
            profile,
            target,
            options,
            notices,
            files,
            words: own,
            hash: hasher.finish128().into(),
        })
    }

    /// The words of DXC's command line, which make the same settings again together with the target.
    pub(crate) fn dxc_words(&self) -> &[String] {
        &self.words[OWN..]
    }

    /// The command line that compiles one permutation, for a shell.
    pub(crate) fn command(&self, defines: &[(String, Option<String>)]) -> String {
        let define = |(name, value): &(String, Option<String>)| match value {
            Some(value) => format!("-D{name}={value}"),
            None => format!("-D{name}"),
        };
        let words = self.words.iter().cloned().chain(defines.iter().map(define));
        words.map(|word| quoted(&word)).collect::<Vec<_>>().join(" ")
    }
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_=./:,+@%".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

/// An option of which a build makes nothing.
fn unwanted(args: &DxcArgs) -> Option<&'static str> {
    let outputs = &args.outputs;
    let given = [
        (outputs.listing.is_some(), "-Fc"),
        (outputs.header.is_some(), "-Fh"),
        (outputs.messages.is_some(), "-Fe"),
        (outputs.reflection.is_some(), "-Fre"),
        (outputs.root_signature.is_some(), "-Frs"),
        (outputs.hash.is_some(), "-Fsh"),
        (outputs.preprocessed.is_some() || args.preprocess, "-P"),
        (args.verified_root_signature.is_some(), "-verifyrootsignature"),
        (args.root_signature_profile().is_some(), "-T rootsig"),
        (args.dependencies.list, "-M"),
        (args.dump_tree, "-ast-dump"),
        (args.dump_binary, "-dumpbin"),
    ];
    given.into_iter().find(|(is_given, _)| *is_given).map(|(_, option)| option)
}
