//! The properties of an entry: tags, each with the form of value that it takes.

use super::{Fault, Reader, SINCE_REORDERING, tag};
use trefoil_dxil_read::bitcode_model::{Kind, Meta, Ty};

/// What follows a tag.
#[derive(Clone, Copy)]
enum Form {
    /// A number.
    Number,
    /// A list that begins with that many numbers.
    Numbers(usize),
    /// A list of that many numbers and no more.
    Exactly(usize),
    /// A function, or none, then that many numbers and a real number.
    Hull(usize),
    /// A list of three threads, then that many numbers.
    Threads(usize),
    /// A list of a name and a number.
    Named,
    /// A list of one part.
    One,
    /// Something that the rules of its family look at.
    Other,
}

/// The form of each tag, by its number.
const FORMS: [Form; tag::LAST as usize + 1] = {
    let mut forms = [Form::Other; tag::LAST as usize + 1];
    let numbers = [
        tag::FLAGS,
        tag::PAYLOAD,
        tag::ATTRIBUTES,
        tag::STAGE,
        tag::LAUNCH,
        tag::PROGRAM_ENTRY,
        tag::ROOT_ARGUMENTS,
        tag::RECURSION,
    ];
    let mut at = 0;
    while at < numbers.len() {
        forms[numbers[at] as usize] = Form::Number;
        at += 1;
    }
    forms[tag::GEOMETRY as usize] = Form::Exactly(5);
    forms[tag::DOMAIN as usize] = Form::Exactly(2);
    forms[tag::HULL as usize] = Form::Hull(5);
    forms[tag::THREADS as usize] = Form::Numbers(3);
    forms[tag::BINDING_SPACE as usize] = Form::Numbers(1);
    forms[tag::MESH as usize] = Form::Threads(4);
    forms[tag::AMPLIFICATION as usize] = Form::Threads(1);
    forms[tag::ROOT_SIGNATURE as usize] = Form::One;
    forms[tag::NODE_ID as usize] = Form::Named;
    forms[tag::SHARED_INPUT as usize] = Form::Named;
    forms[tag::GRID as usize] = Form::Numbers(3);
    forms[tag::LARGEST_GRID as usize] = Form::Numbers(3);
    forms
};

impl Reader<'_> {
    /// Reads the tags, and whether each value has its tag's form.
    pub(super) fn properties(&self, node: Option<u32>) -> Result<Vec<(i64, Option<u32>)>, Fault> {
        let what = "an entry's properties are no tags with values";
        if node.is_none() {
            return Ok(Vec::new());
        }
        let parts = self.node(node, what)?;
        if !parts.len().is_multiple_of(2) {
            return Err(what);
        }
        let mut properties = Vec::with_capacity(parts.len() / 2);
        for pair in parts.chunks_exact(2) {
            let tag = self.int(pair, 0, what)?;
            let is_known = tag < tag::LAST || self.newest >= SINCE_REORDERING;
            let form = usize::try_from(tag).ok().filter(|_| is_known).and_then(|tag| FORMS.get(tag));
            let form = form.ok_or("an entry has a property with an unknown tag")?;
            if pair[1].is_none() {
                return Err("a property of an entry has no value");
            }
            self.form(*form, pair)?;
            properties.push((tag, pair[1]));
        }
        Ok(properties)
    }

    /// Whether a part is a real number.
    fn is_real(&self, part: Option<u32>) -> bool {
        let Some(&Meta::Value { value }) = part.and_then(|id| self.m.metadata.get(id as usize)) else {
            return false;
        };
        let value = self.m.value(None, value).filter(|value| matches!(value.kind, Kind::Constant(_)));
        value.is_some_and(|value| matches!(self.m.ty(value.ty), Ty::Half | Ty::Float | Ty::Double))
    }

    fn form(&self, form: Form, pair: &[Option<u32>]) -> Result<(), Fault> {
        let what = "a property of an entry is of another form than its tag says";
        let list = || self.node(pair[1], what);
        let numbers = |list: &[Option<u32>], from: usize, to: usize| {
            (from..to).try_for_each(|at| self.int(list, at, what).map(drop))
        };
        let exact = |list: &[Option<u32>], len: usize| if list.len() == len { Ok(()) } else { Err(what) };
        match form {
            Form::Number => self.int(pair, 1, what).map(drop),
            Form::Numbers(count) => numbers(list()?, 0, count),
            Form::Exactly(count) => {
                exact(list()?, count)?;
                numbers(list()?, 0, count)
            }
            Form::Hull(count) => {
                let list = list()?;
                exact(list, count + 2)?;
                numbers(list, 1, count + 1)?;
                if self.is_real(list[count + 1]) { Ok(()) } else { Err(what) }
            }
            Form::Threads(count) => {
                let list = list()?;
                exact(list, count + 1)?;
                numbers(self.node(list[0], what)?, 0, 3)?;
                numbers(list, 1, count + 1)
            }
            Form::Named => {
                let name = list()?.first().copied().flatten();
                let is_name =
                    matches!(name.and_then(|id| self.m.metadata.get(id as usize)), Some(Meta::Text(_)));
                numbers(list()?, 1, 2)?;
                if is_name { Ok(()) } else { Err(what) }
            }
            Form::One => exact(list()?, 1),
            Form::Other => Ok(()),
        }
    }
}
