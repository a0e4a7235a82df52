//! Annotations of types: how structures lie in constant buffers, and what functions take and give.

use crate::Rule;
use crate::program::Program;
use crate::report::Report;
use trefoil_dxil_read::bitcode_model::{Constant, Kind, Meta, Ty};

/// A structure's annotation.
pub(super) struct Annotation {
    /// Its type.
    pub ty: u32,
    /// The bytes that it takes in a constant buffer.
    pub size: u32,
    pub fields: Vec<Field>,
}

/// A field's annotation.
pub(super) struct Field {
    /// Where it begins in a constant buffer.
    pub offset: u32,
    /// Of a matrix: rows, columns, and 1 for rows in memory, 2 for columns.
    pub matrix: Option<[u32; 3]>,
    /// The component type.
    pub component: u32,
}

/// Tags of a field's annotation.
mod tag {
    pub(super) const MATRIX: i64 = 2;
    pub(super) const OFFSET: i64 = 3;
    pub(super) const SEMANTIC: i64 = 4;
    pub(super) const NAME: i64 = 6;
    pub(super) const COMPONENT: i64 = 7;
    pub(super) const BIT_FIELDS: i64 = 10;
    pub(super) const LAST: i64 = 15;
}

/// What is wrong with an annotation.
pub(super) type Fault = &'static str;

/// Reads the annotations of structures and of functions; a node that is none is reported.
pub(super) fn read(program: &Program<'_>, report: &mut Report) -> Vec<Annotation> {
    let mut found = Vec::new();
    let named = program.module.named.iter().find(|(name, _)| name == "dx.typeAnnotations");
    let nodes = named.map_or(&[][..], |(_, nodes)| nodes);
    if nodes.len() > 2 {
        report.whole(Rule::MetaWellFormed, &[&"'dx.typeAnnotations' is more than structures and functions"]);
    }
    for &node in nodes {
        if let Err(what) = (Reader { program }).table(node, &mut found) {
            report.whole(Rule::MetaWellFormed, &[&what]);
        }
    }
    found
}

pub(super) struct Reader<'a> {
    pub program: &'a Program<'a>,
}

impl<'a> Reader<'a> {
    pub(super) fn node(&self, part: Option<u32>, what: Fault) -> Result<&'a [Option<u32>], Fault> {
        match part.and_then(|id| self.program.module.metadata.get(id as usize)) {
            Some(&Meta::Node { parts, .. }) => Ok(self.program.module.parts(parts)),
            _ => Err(what),
        }
    }

    pub(super) fn int(&self, parts: &[Option<u32>], at: usize, what: Fault) -> Result<i64, Fault> {
        self.program.module.node_int(parts, at).ok_or(what)
    }

    /// The type of an undefined value, or of a function.
    pub(super) fn value_type(&self, part: Option<u32>) -> Option<(u32, bool)> {
        let &Meta::Value { value } = self.program.module.metadata.get(part? as usize)? else { return None };
        let value = self.program.module.value(None, value)?;
        match value.kind {
            Kind::Function(_) => Some((self.program.pointee(value.ty)?, true)),
            Kind::Constant(Constant::Undef | Constant::Null) => Some((value.ty, false)),
            _ => None,
        }
    }

    /// A list of structures or of functions, each followed by its annotation.
    fn table(&self, node: u32, out: &mut Vec<Annotation>) -> Result<(), Fault> {
        let what = "'dx.typeAnnotations' lists what has no annotation";
        let parts = self.node(Some(node), what)?;
        if parts.len() < 3 || parts.len().is_multiple_of(2) {
            return Err(what);
        }
        let is_structures = match self.int(parts, 0, what)? {
            0 => true,
            1 => false,
            _ => return Err(what),
        };
        for pair in parts[1..].chunks_exact(2) {
            let (ty, is_function) = self.value_type(pair[0]).ok_or(what)?;
            if is_function == is_structures {
                return Err(what);
            }
            match self.program.module.ty(ty) {
                Ty::Struct { fields, .. } if is_structures => {
                    out.extend(self.structure(ty, fields.len(), pair[1])?);
                }
                Ty::Function { params, .. } if !is_structures => self.function(params.len(), pair[1])?,
                _ => return Err(what),
            }
        }
        Ok(())
    }

    /// The size in a constant buffer, then the fields, then perhaps what a template was made of. Empty ones say nothing.
    fn structure(&self, ty: u32, count: usize, part: Option<u32>) -> Result<Option<Annotation>, Fault> {
        let what = "the annotation of a structure has not as many fields as the structure";
        let parts = self.node(part, what)?;
        if parts.is_empty() {
            return Ok(None);
        }
        let size = self.int(parts, 0, what)? as u32;
        if parts.len() != count + 1 && parts.len() != count + 2 {
            return Err(what);
        }
        let fields = parts[1..=count].iter().map(|&field| self.field(field)).collect::<Result<_, _>>()?;
        if let Some(&arguments) = parts.get(count + 1) {
            self.template(arguments)?;
        }
        Ok(Some(Annotation { ty, size, fields }))
    }

    /// What a template was made of, behind a tag: types, as values of them, and integers, each with its tag.
    fn template(&self, part: Option<u32>) -> Result<(), Fault> {
        let what = "the arguments of a template are no types and numbers";
        let tagged = self.node(part, what)?;
        if tagged.len() != 2 || self.int(tagged, 0, what)? != 0 {
            return Err(what);
        }
        for &argument in self.node(tagged[1], what)? {
            let argument = self.node(argument, what)?;
            if argument.len() != 2 {
                return Err(what);
            }
            match self.int(argument, 0, what)? {
                0 => _ = self.value_type(argument[1]).ok_or(what)?,
                1 => _ = self.int(argument, 1, what)?,
                _ => return Err(what),
            }
        }
        Ok(())
    }

    fn field(&self, part: Option<u32>) -> Result<Field, Fault> {
        let what = "the annotation of a field is no list of tags with values";
        let parts = self.node(part, what)?;
        if !parts.len().is_multiple_of(2) {
            return Err(what);
        }
        let mut field = Field { offset: 0, matrix: None, component: 0 };
        for pair in parts.chunks_exact(2) {
            match self.int(pair, 0, what)? {
                tag::MATRIX => {
                    let list = self.node(pair[1], what)?;
                    let number = |at: usize| self.int(list, at, what).map(|number| number as u32);
                    field.matrix = Some([number(0)?, number(1)?, number(2)?]);
                }
                tag::OFFSET => field.offset = self.int(pair, 1, what)? as u32,
                tag::COMPONENT => field.component = self.int(pair, 1, what)? as u32,
                tag::SEMANTIC | tag::NAME => _ = self.program.module.node_text(pair, 1).ok_or(what)?,
                tag::BIT_FIELDS => _ = self.node(pair[1], what)?,
                5..=tag::LAST => _ = self.int(pair, 1, what)?,
                _ => return Err(what),
            }
        }
        Ok(field)
    }

    /// Of the result and each parameter: its direction, its annotation, the indices of its semantic.
    fn function(&self, params: usize, part: Option<u32>) -> Result<(), Fault> {
        let what = "the annotation of a function has not as many parameters as the function";
        let parts = self.node(part, what)?;
        if parts.len() != params + 1 {
            return Err(what);
        }
        for &param in parts {
            let param = self.node(param, what)?;
            if param.len() != 3 {
                return Err(what);
            }
            self.int(param, 0, what)?;
            self.field(param[1])?;
            let indices = self.node(param[2], what)?;
            (0..indices.len()).try_for_each(|at| self.int(indices, at, what).map(drop))?;
        }
        Ok(())
    }
}
