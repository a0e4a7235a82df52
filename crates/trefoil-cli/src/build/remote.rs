//! The options of `trefoil build` that have it compiled on other machines.

use crate::words::Words;
use crate::{Failure, files};
use trefoil_permute::{BuildError, BuildOptions, Event, Kept, Summary};

/// What the command line asks of other machines.
#[derive(Default)]
pub(super) struct Wish {
    server: Option<String>,
    instance: String,
    headers: Vec<(String, String)>,
    properties: Vec<(String, String)>,
    ca: Option<String>,
    program: Option<String>,
    parallel: Option<usize>,
    batch: Option<usize>,
    falls_back: bool,
    trace: Option<String>,
    /// An option that was given, for the message that there is no server.
    given: Option<String>,
}

impl Wish {
    /// Whether an option is one of these, which is then taken with its value.
    pub(super) fn takes(&mut self, name: &str, words: &mut Words<'_>) -> Result<bool, Failure> {
        match name {
            "--remote" => {
                self.server = Some(words.value()?);
                return Ok(true);
            }
            "--instance" => self.instance = words.value()?,
            "--header" => self.headers.push(pair(name, &words.value()?)?),
            "--property" => self.properties.push(pair(name, &words.value()?)?),
            "--tls-ca" => self.ca = Some(words.value()?),
            "--remote-binary" => self.program = Some(words.value()?),
            "--remote-jobs" => self.parallel = Some(number(name, &words.value()?)?),
            "--remote-batch" => self.batch = Some(number(name, &words.value()?)?),
            "--remote-trace" => self.trace = Some(words.value()?),
            "--remote-fallback" => {
                let to = words.value()?;
                if to != "local" {
                    return Err(Failure::Misuse(format!("--remote-fallback is local, not '{to}'")));
                }
                self.falls_back = true;
            }
            _ => return Ok(false),
        }
        self.given = Some(name.to_owned());
        Ok(true)
    }

    /// Fails where an option has nothing to be about.
    pub(super) fn check(&self) -> Result<(), Failure> {
        match (&self.server, &self.given) {
            (None, Some(option)) => {
                Err(Failure::Misuse(format!("{option} is about a server: --remote URL is missing")))
            }
            _ => Ok(()),
        }
    }

    /// The version for what is kept: outputs of another program are not taken for those of this one.
    pub(super) fn version(&self, own: String) -> Result<String, Failure> {
        let Some(program) = self.program.as_ref().filter(|_| self.server.is_some()) else { return Ok(own) };
        Ok(format!("{own} {}", trefoil_permute::hash(&files::read(program)?)))
    }

    /// The program that other machines run.
    #[cfg(feature = "farm")]
    fn program(&self) -> Result<Vec<u8>, Failure> {
        if let Some(program) = &self.program {
            return files::read(program);
        }
        let own = std::env::current_exe().and_then(std::fs::read);
        own.map_err(|e| Failure::Error(format!("cannot read the program itself: {e}")))
    }
}

/// `K=V`
fn pair(option: &str, text: &str) -> Result<(String, String), Failure> {
    let pair = text.split_once('=').filter(|(key, _)| !key.is_empty());
    let pair = pair.map(|(key, value)| (key.to_owned(), value.to_owned()));
    pair.ok_or_else(|| Failure::Misuse(format!("{option} has the form NAME=VALUE, not '{text}'")))
}

fn number(option: &str, text: &str) -> Result<usize, Failure> {
    let number = text.parse().ok().filter(|&n| n > 0);
    number.ok_or_else(|| Failure::Misuse(format!("{option} is a number from 1 on, not '{text}'")))
}

#[cfg(feature = "farm")]
mod farm {
    use super::*;
    use crate::names;
    use trefoil_farm::{Address, Farm, FarmOptions, Trace};
    use trefoil_permute::Elsewhere;

    /// How many batches are under way at once, where nothing else is said: more than most farms have idle machines.
    const PARALLEL: usize = 64;

    impl Wish {
        /// The machines, where there are to be some; none where they cannot be had and all is to be compiled here then.
        pub(in super::super) fn connect(&self) -> Result<Option<Farm>, Failure> {
            let Some(server) = &self.server else { return Ok(None) };
            let options = FarmOptions {
                address: Address::parse(server).map_err(Failure::Misuse)?,
                instance: self.instance.clone(),
                headers: self.headers.clone(),
                ca: self.ca.as_ref().map(|file| files::read(file)).transpose()?,
                properties: self.properties.clone(),
                program: self.program()?,
                parallel: self.parallel.unwrap_or(PARALLEL),
                batch: self.batch,
            };
            match Farm::connect(options) {
                Ok(farm) => Ok(Some(farm)),
                Err(why) if self.falls_back => {
                    files::report(
                        &crate::report::Format::Text.warning(&format!("{why}; all is compiled here")),
                    );
                    Ok(None)
                }
                Err(why) => Err(Failure::Error(why)),
            }
        }
    }

    /// Builds, on other machines where there are some.
    pub(in super::super) fn build(
        options: &BuildOptions,
        kept: &mut Kept,
        wish: &Wish,
        farm: Option<&Farm>,
        tell: &mut dyn FnMut(Event),
    ) -> Result<Summary, BuildError> {
        let elsewhere = farm.map(|remote| Elsewhere { remote, falls_back: wish.falls_back });
        trefoil_permute::build_again(options, kept, elsewhere, tell)
    }

    /// What the machines did, for people unless a tool listens, and to the file that was asked for.
    pub(in super::super) fn end(farm: &Farm, wish: &Wish, is_quiet: bool) -> Result<(), Failure> {
        let figures = farm.figures();
        let batches = figures.batches.len();
        if batches > 0 && !is_quiet {
            let hits = figures.hits();
            eprintln!("  {batches:>9} batches went to other machines, whose cache had {hits}");
        }
        if figures.damaged > 0 && !is_quiet {
            eprintln!(
                "  {:>9} answers were damaged where they are stored and have been made again",
                figures.damaged
            );
        }
        let Some(file) = &wish.trace else { return Ok(()) };
        let mut text = format!("{}\n", Trace::COLUMNS);
        for batch in &figures.batches {
            text += &batch.line();
            text.push('\n');
        }
        std::fs::write(names::path(file), text)
            .map_err(|e| Failure::Error(format!("cannot write '{file}': {e}")))
    }
}

#[cfg(not(feature = "farm"))]
mod farm {
    use super::*;

    /// No machines: this program has no client of them.
    pub(in super::super) enum Farm {}

    impl Wish {
        /// Says what to do where other machines are asked for.
        pub(in super::super) fn connect(&self) -> Result<Option<Farm>, Failure> {
            match &self.server {
                None => Ok(None),
                Some(server) => Err(Failure::Misuse(format!(
                    "this program was built without the client of other machines, such as {server}: build it with --features farm"
                ))),
            }
        }
    }

    /// Builds.
    pub(in super::super) fn build(
        options: &BuildOptions,
        kept: &mut Kept,
        _: &Wish,
        _: Option<&Farm>,
        tell: &mut dyn FnMut(Event),
    ) -> Result<Summary, BuildError> {
        trefoil_permute::build_again(options, kept, None, tell)
    }

    /// There are no machines.
    pub(in super::super) fn end(farm: &Farm, _: &Wish, _: bool) -> Result<(), Failure> {
        match *farm {}
    }
}

pub(super) use farm::{build, end};
