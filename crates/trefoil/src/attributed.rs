//! The functions of a source that an attribute stands before.

use crate::stage_options::preprocess_options;
use crate::{Diagnostics, Place, Request, Session};
use trefoil_hlsl::Parsed;
use trefoil_hlsl::syntax::tree::{Attribute, Decl, DeclId, Expr, FunctionName, Unit};

/// A function that an attribute stands before.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Attributed {
    /// Its name.
    pub name: String,
    /// Where its name is.
    pub place: Place,
    /// The attribute's arguments, where they are whole numbers.
    pub arguments: Vec<u32>,
    /// How many parameters it has.
    pub parameters: usize,
    /// Whether `[numthreads]` stands before it too.
    pub has_threads: bool,
}

impl Session {
    /// The functions of a request's source, without what it includes, that an attribute stands before, in their order. Nothing
    /// but the syntax is looked at.
    ///
    /// # Errors
    /// What the preprocessor and the parser found wrong.
    pub fn attributed(&self, request: &Request<'_>, attribute: &str) -> Result<Vec<Attributed>, Diagnostics> {
        let options = preprocess_options(request);
        let (name, source) = (request.source_name, request.source);
        let Parsed { unit, sources, diagnostics } =
            trefoil_hlsl::parse(name, source, &options, request.include, Some(self.lexed()));
        if diagnostics.has_errors() {
            return Err(Diagnostics { list: diagnostics, sources: sources.into(), names: unit.names.into() });
        }
        let diagnostics = Diagnostics { sources: sources.into(), ..Diagnostics::default() };
        let search = Search { unit: &unit, diagnostics: &diagnostics, attribute };
        // In namespaces functions have no attributes, as with DXC.
        let items = unit.list(unit.items).iter();
        Ok(items.filter_map(|&item| search.item(item)).collect())
    }
}

struct Search<'a> {
    unit: &'a Unit,
    diagnostics: &'a Diagnostics,
    attribute: &'a str,
}

impl Search<'_> {
    fn item(&self, item: DeclId) -> Option<Attributed> {
        let unit = self.unit;
        let Decl::Function(function) = unit.decls[item] else { return None };
        let (function, place) = (&unit.functions[function], unit.decl_name_spans[item]);
        let attributes = || unit.list(function.attributes).iter().map(|&id| &unit.attributes[id]);
        let named = |name: &str| {
            attributes().find(|a| a.scope.is_none() && unit.names.get(a.name).eq_ignore_ascii_case(name))
        };
        let attribute = named(self.attribute)?;
        let FunctionName::Name(name) = function.name else { return None };
        function.body?;
        let sources = &self.diagnostics.sources;
        let file = sources.file_of(sources.file_pos(place.lo))?;
        if sources.file(file).included_from.is_some() {
            return None;
        }
        Some(Attributed {
            name: unit.names.get(name).to_owned(),
            place: self.diagnostics.place(place.lo, place)?,
            arguments: self.arguments(attribute),
            parameters: unit.list(function.params).len(),
            has_threads: named("numthreads").is_some(),
        })
    }

    fn arguments(&self, attribute: &Attribute) -> Vec<u32> {
        let numbers = self.unit.list(attribute.args).iter().map(|&arg| match self.unit.exprs[arg] {
            Expr::Int { value, .. } => u32::try_from(value).ok(),
            _ => None,
        });
        numbers.map_while(|number| number).collect()
    }
}
