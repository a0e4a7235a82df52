//! The signature parts: `ISG1`, `OSG1`, `PSG1` of DXIL, and `ISGN`, `OSGN`, `OSG5`, `PCSG` of the token streams.

use crate::bytes::{Error, Put, Reader, string_at};
use crate::fourcc::FourCc;
use crate::kinds;
use crate::order;
use crate::signature::{Element, Signature};
use crate::validator;
use smallvec::SmallVec;
use trefoil_facts::{ComponentType, Interpretation, Semantic, TessDomain};

/// The record form of a signature part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// 32 bytes a row: with stream and minimum precision.
    Dxil,
    /// 28 bytes a row: with stream.
    Streams,
    /// 24 bytes a row.
    Plain,
}

impl Form {
    /// The form of a part by its name; `None` when it is no signature.
    pub fn of(name: FourCc) -> Option<Form> {
        match name {
            FourCc::ISG1 | FourCc::OSG1 | FourCc::PSG1 => Some(Form::Dxil),
            FourCc::OSG5 => Some(Form::Streams),
            FourCc::ISGN | FourCc::OSGN | FourCc::PCSG => Some(Form::Plain),
            _ => None,
        }
    }

    const fn element_size(self) -> usize {
        match self {
            Form::Dxil => 32,
            Form::Streams => 28,
            Form::Plain => 24,
        }
    }
}

/// How to write a signature.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The part's form.
    pub form: Form,
    /// Whether usage masks have the components that are read, rather than those that are never written.
    pub input: bool,
    /// Whether 16-bit types are minimum-precision ones.
    pub min_precision: bool,
    /// The domain, which decides the system values of tessellation factors.
    pub domain: TessDomain,
    /// Whether names other than those of system values are shared and the part padded, as validators from 1.7 on require.
    pub shared_names: bool,
    /// Whether usage masks are exact, as validators from 1.5 on require.
    pub usage: bool,
    /// Whether bools are unsigned integers, as validators from 1.5 on require, and not without a type.
    pub bools: bool,
}

impl Options {
    /// The options for DXIL, for a version of the validator.
    pub fn dxil(input: bool, min_precision: bool, validator: validator::Version) -> Options {
        let shared_names = validator::shares_names(validator);
        let usage = validator::has_usage_masks(validator);
        let bools = validator::has_bool_elements(validator);
        let domain = TessDomain::Undefined;
        Options { form: Form::Dxil, input, min_precision, domain, shared_names, usage, bools }
    }

    /// The options for a token stream.
    pub fn tokens(input: bool) -> Options {
        Options {
            form: Form::Plain,
            input,
            min_precision: false,
            domain: TessDomain::Undefined,
            shared_names: true,
            usage: true,
            bools: true,
        }
    }
}

/// One row of a signature part: an element of several rows is several of these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Geometry shader stream.
    pub stream: u32,
    /// Semantic name.
    pub name: String,
    /// Semantic index.
    pub index: u32,
    /// System value.
    pub system_value: u32,
    /// Component type.
    pub component: ComponentType,
    /// Register, `u32::MAX` for none.
    pub register: u32,
    /// Components of the register that belong to the row.
    pub mask: u8,
    /// Components read (inputs) or never written (outputs).
    pub usage: u8,
    /// Minimum precision.
    pub min_precision: u32,
}

/// A row to be written. Rows are ordered by stream, register, then name.
struct Ordered<'a> {
    name_offset: u32,
    element: &'a Element,
    row: usize,
}

impl Ordered<'_> {
    fn register(&self) -> u32 {
        let row = self.row as u32 * u32::from(self.element.rows_per_index);
        self.element.location.map_or(u32::MAX, |location| u32::from(location.row) + row)
    }
}

/// Writes a signature part.
pub fn write(signature: &Signature, options: &Options) -> Vec<u8> {
    let present = |element: &&Element| {
        !matches!(
            signature.interpretation(element),
            Interpretation::NotAllowed | Interpretation::NotInSignature
        )
    };
    let elements: Vec<&Element> = signature.elements.iter().filter(present).collect();
    let count: usize = elements.iter().map(|element| element.indices.len()).sum();
    let strings_at = 8 + count * options.form.element_size();
    let mut strings = Vec::with_capacity(128);
    // The offsets of names so far; there are few, so a linear search will do.
    let mut offsets: SmallVec<[(&str, u32); 8]> = SmallVec::new();
    let mut rows: Vec<Ordered<'_>> = Vec::with_capacity(count);
    for element in elements {
        let next = (strings_at + strings.len()) as u32;
        let shares = options.shared_names || element.kind != Semantic::Arbitrary;
        let known = offsets.iter().find(|(name, _)| shares && *name == element.name);
        let known = known.map(|&(_, offset)| offset);
        let name_offset = known.unwrap_or_else(|| {
            strings.put_str(&element.name);
            offsets.push((&element.name, next));
            next
        });
        rows.extend((0..element.indices.len()).map(|row| Ordered { name_offset, element, row }));
    }
    order::sort_by_key(&mut rows, |row| (row.element.stream, row.register(), row.name_offset));
    let mut out = Vec::with_capacity(strings_at + strings.len() + 3);
    out.put_u32(count as u32);
    out.put_u32(8);
    for row in &rows {
        write_row(&mut out, row, options);
    }
    out.extend_from_slice(&strings);
    if options.shared_names {
        // FXC pads with this byte everywhere.
        out.align4(if options.form == Form::Dxil { 0 } else { 0xab });
    }
    out
}

fn write_row(out: &mut Vec<u8>, row: &Ordered<'_>, options: &Options) {
    let element = row.element;
    if options.form != Form::Plain {
        out.put_u32(u32::from(element.stream));
    }
    out.put_u32(row.name_offset);
    out.put_u32(element.indices[row.row]);
    out.put_u32(system_value(element, row.row, options));
    out.put_u32(element.component_number(options.bools));
    out.put_u32(row.register());
    out.push(element.mask());
    let usage = element.register_usage();
    out.push(match (options.usage, options.input) {
        (true, true) => usage,
        (true, false) => !usage & 15,
        (false, true) => 0,
        (false, false) => !element.mask(),
    });
    out.put_u16(0);
    if options.form == Form::Dxil {
        out.put_u32(if options.min_precision { element.component.min_precision() } else { 0 });
    }
}

fn system_value(element: &Element, row: usize, options: &Options) -> u32 {
    let value = element.kind.system_value(options.domain);
    match value {
        // The second factor of an isoline is the detail, the first the density.
        16 if row > 0 => 15,
        // Token streams have no numbers for a pixel shader's outputs.
        64.. if options.form != Form::Dxil => 0,
        value => value,
    }
}

/// Reads a signature part into its rows.
///
/// # Errors
/// When the data ends early, or a component type is unknown.
pub fn parse(data: &[u8], form: Form) -> Result<Vec<Row>, Error> {
    let mut head = Reader::new(data);
    let count = head.u32()? as usize;
    let mut reader = Reader::at(data, head.u32()? as usize)?;
    if count.checked_mul(form.element_size()).is_none_or(|size| size > reader.remaining()) {
        return Err(Error::new(0, &kinds::SIGNATURE_COUNT));
    }
    (0..count).map(|_| parse_row(data, &mut reader, form)).collect()
}

fn parse_row(data: &[u8], reader: &mut Reader<'_>, form: Form) -> Result<Row, Error> {
    let stream = if form == Form::Plain { 0 } else { reader.u32()? };
    let name = string_at(data, reader.u32()?)?;
    let index = reader.u32()?;
    let system_value = reader.u32()?;
    let at = reader.position();
    let component = ComponentType::from_signature_number(reader.u32()?);
    let component = component.ok_or(Error::new(at, &kinds::COMPONENT_TYPE))?;
    let register = reader.u32()?;
    let (mask, usage) = (reader.u8()?, reader.u8()?);
    reader.u16()?;
    let min_precision = if form == Form::Dxil { reader.u32()? } else { 0 };
    Ok(Row { stream, name, index, system_value, component, register, mask, usage, min_precision })
}

impl Row {
    /// The semantic of the row, by its name.
    pub fn kind(&self) -> Semantic {
        Semantic::from_name(&self.name).unwrap_or(Semantic::Arbitrary)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::{Packing, pack};
    use trefoil_facts::SigPoint;

    fn sample() -> Signature {
        let mut signature = Signature::new(SigPoint::PSIn);
        for (name, index, kind, cols) in [
            ("COLOR", 1, Semantic::Arbitrary, 2),
            ("SV_Position", 0, Semantic::Position, 4),
            ("COLOR", 0, Semantic::Arbitrary, 2),
        ] {
            signature.elements.push(Element::new(name, index, kind, ComponentType::F32, cols));
        }
        signature.elements[2].usage = 1;
        pack(&mut signature, Packing::default()).unwrap();
        signature
    }

    #[test]
    fn rows_are_ordered_by_register_and_names_shared() {
        for form in [Form::Dxil, Form::Plain, Form::Streams] {
            let options = Options { form, ..Options::dxil(true, false, (1, 8)) };
            let data = write(&sample(), &options);
            let rows = parse(&data, form).unwrap();
            let got: Vec<_> =
                rows.iter().map(|r| (r.name.as_str(), r.index, r.register, r.mask, r.usage)).collect();
            assert_eq!(got, [("COLOR", 1, 0, 3, 3), ("COLOR", 0, 0, 12, 4), ("SV_Position", 0, 1, 15, 15)]);
            assert_eq!(data.windows(5).filter(|w| w == b"COLOR").count(), 1);
            assert!((0..data.len() - 4).all(|len| parse(&data[..len], form).is_err()));
        }
    }
}
