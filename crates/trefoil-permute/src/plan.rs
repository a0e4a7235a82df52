//! What is to be compiled: every permutation of a manifest and every line of its lists of commands, one after the other.

use crate::commands::Commands;
use crate::digest::{Digest, digest};
use crate::expand::{Axes, Combinations};
use crate::inputs::Inputs;
use crate::manifest::{Manifest, Shader};
use crate::settings::Settings;
use siphasher::sip128::{Hasher128, SipHasher13};
use std::hash::Hash;
use std::sync::Arc;

/// What is to be compiled.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    families: Vec<Family>,
    lists: Vec<Commands>,
    /// The files of the lists.
    pub(crate) files: Vec<String>,
    /// What the options have to say, each thing once.
    pub(crate) notices: Vec<String>,
    /// A hash of all that was asked.
    pub(crate) stamp: Digest,
}

/// The permutations of one entry for one profile and target.
#[derive(Debug)]
struct Family {
    name: String,
    settings: Arc<Settings>,
    axes: Arc<Axes>,
}

/// One compile.
#[derive(Clone, Debug)]
pub struct Job {
    /// Its name in the archive.
    pub name: String,
    /// How it is compiled, or why it cannot be.
    pub(crate) settings: Result<Arc<Settings>, String>,
    /// What it defines besides.
    pub(crate) defines: Vec<(String, Option<String>)>,
}

impl Job {
    /// The job of settings and what is defined besides, without a name.
    pub(crate) fn of_settings(settings: Arc<Settings>, defines: Vec<(String, Option<String>)>) -> Job {
        Job { name: String::new(), settings: Ok(settings), defines }
    }

    /// The job of DXC's command line.
    ///
    /// # Errors
    /// What is wrong with the command line.
    pub(crate) fn of_words(words: &[String], inputs: &Inputs) -> Result<Job, String> {
        let settings = Settings::of_words(words, None, inputs)?;
        Ok(Job { name: settings.source.clone(), settings: Ok(Arc::new(settings)), defines: Vec::new() })
    }

    /// The command line that compiles it alone.
    pub fn command(&self) -> Option<String> {
        self.settings.as_ref().ok().map(|settings| settings.command(&self.defines))
    }

    /// A hash of all that it is, but for the files it reads.
    pub(crate) fn hash(&self, secret: [u8; 16]) -> u128 {
        let mut hasher = SipHasher13::new_with_key(&secret);
        self.settings.as_ref().map_or(0, |settings| settings.hash).hash(&mut hasher);
        self.defines.hash(&mut hasher);
        hasher.finish128().into()
    }
}

impl Plan {
    /// The plan of a manifest, whose text is given for the stamp.
    ///
    /// # Errors
    /// What is wrong with options, and lists of commands that cannot be read.
    pub(crate) fn new(manifest: &Manifest, text: &str, inputs: &Inputs) -> Result<Plan, String> {
        let mut plan = Plan::default();
        let mut stamped = text.as_bytes().to_vec();
        for shader in &manifest.shaders {
            plan.add(shader, inputs)?;
        }
        for file in &manifest.commands {
            let bytes = inputs.load(file).1.ok_or_else(|| format!("cannot read '{file}'"))?;
            let text = String::from_utf8(bytes.to_vec());
            let text = text.map_err(|e| {
                format!("'{file}' is not UTF-8 from byte {} on", e.utf8_error().valid_up_to())
            })?;
            stamped.extend(digest(text.as_bytes()));
            plan.lists.push(Commands::parse(file, text)?);
            plan.files.push(file.clone());
        }
        for family in &plan.families {
            stamped.extend(family.settings.hash.to_le_bytes());
        }
        plan.stamp = digest(&stamped);
        Ok(plan)
    }

    fn add(&mut self, shader: &Shader, inputs: &Inputs) -> Result<(), String> {
        let fixed = shader
            .axes
            .fixed
            .iter()
            .filter_map(|(name, value)| Some(format!("-D{name}={}", value.spelling()?)));
        let fixed: Vec<String> = fixed.collect();
        let axes = Arc::new(shader.axes.clone());
        for (entry, profile) in &shader.entries {
            let mut words = vec!["-T".to_owned(), profile.clone(), "-E".into(), entry.clone()];
            words.extend(shader.include.iter().flat_map(|folder| ["-I".to_owned(), folder.clone()]));
            words.extend(shader.options.iter().chain(&fixed).cloned());
            words.push(shader.source.clone());
            let targets = shader.targets.iter().copied().map(Some);
            let targets = targets.chain(shader.targets.is_empty().then_some(None));
            for target in targets {
                let settings = Settings::of_words(&words, target, inputs);
                let settings = settings.map_err(|why| format!("shader '{}': {why}", shader.name))?;
                for notice in &settings.notices {
                    if !self.notices.contains(notice) {
                        self.notices.push(notice.clone());
                    }
                }
                let name = format!("{}/{entry}/{profile}/{}", shader.name, settings.target.name());
                self.families.push(Family { name, settings: Arc::new(settings), axes: axes.clone() });
            }
        }
        Ok(())
    }

    /// All jobs, one after the other; `inputs` has the files that options of command lines name.
    pub(crate) fn jobs<'a>(&'a self, inputs: &'a Inputs) -> Jobs<'a> {
        Jobs { plan: self, inputs, family: 0, combinations: None, list: 0, line: 0 }
    }

    /// The number of jobs, counted up to a most.
    pub(crate) fn count(&self, most: usize) -> usize {
        let mut count: usize = self.lists.iter().map(Commands::len).sum();
        for family in &self.families {
            let mut combinations = family.axes.combinations();
            while count < most && combinations.advance() {
                count += 1;
            }
        }
        count
    }
}

/// All jobs of a plan.
pub(crate) struct Jobs<'a> {
    plan: &'a Plan,
    inputs: &'a Inputs,
    family: usize,
    combinations: Option<Combinations<'a>>,
    list: usize,
    line: usize,
}

impl Iterator for Jobs<'_> {
    type Item = Job;

    fn next(&mut self) -> Option<Job> {
        while let Some(family) = self.plan.families.get(self.family) {
            let combinations = self.combinations.get_or_insert_with(|| family.axes.combinations());
            if combinations.advance() {
                return Some(family.job(combinations));
            }
            self.combinations = None;
            self.family += 1;
        }
        while let Some(list) = self.plan.lists.get(self.list) {
            if let Some(command) = list.get(self.line) {
                self.line += 1;
                return Some(job_of_words(&command.place, command.words, self.inputs));
            }
            (self.list, self.line) = (self.list + 1, 0);
        }
        None
    }
}

impl Family {
    fn job(&self, combination: &Combinations<'_>) -> Job {
        let defines: Vec<(String, Option<String>)> =
            combination.defines().map(|(name, value)| (name.to_owned(), Some(value))).collect();
        let mut name = self.name.clone();
        for (i, (axis, value)) in defines.iter().enumerate() {
            name.push(if i == 0 { '?' } else { '&' });
            name.push_str(axis);
            name.push('=');
            name.push_str(value.as_deref().unwrap_or_default());
        }
        Job { name, settings: Ok(self.settings.clone()), defines }
    }
}

/// The job of a command line, which is called as its output.
fn job_of_words(place: &str, words: Result<Vec<String>, String>, inputs: &Inputs) -> Job {
    let mut name = place.to_owned();
    let settings = words.and_then(|words| {
        let args = trefoil::args::parse_args(&words).map_err(|error| error.0)?;
        name = args.outputs.object.ok_or("nothing says what the result is called: -Fo FILE")?;
        Settings::of_words(&words, None, inputs)
    });
    let settings = settings.map(Arc::new).map_err(|why| format!("{place}: {why}"));
    Job { name, settings, defines: Vec::new() }
}
