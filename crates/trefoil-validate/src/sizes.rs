//! The sizes that types have in memory, by the module's data layout.

use trefoil_dxil_read::bitcode_model::{Module, Ty};

/// What a pointer takes in DXIL.
const POINTER: u64 = 4;

/// The bytes of a type, and what its addresses are multiples of.
#[derive(Clone, Copy, Debug, Default)]
struct Size {
    /// Without what is added to align the next value.
    store: u64,
    align: u64,
}

impl Size {
    fn of(store: u64, align: u64) -> Size {
        Size { store, align: align.max(1) }
    }

    /// With what is added to align the next value.
    fn alloc(self) -> u64 {
        up(self.store, self.align)
    }
}

/// The next multiple; the largest number where there is none.
fn up(bytes: u64, align: u64) -> u64 {
    bytes.checked_next_multiple_of(align.max(1)).unwrap_or(u64::MAX)
}

/// A number in decimal.
fn number(digits: &[u8]) -> Option<u32> {
    let add = |number: u32, &digit: &u8| {
        let digit = digit.is_ascii_digit().then(|| u32::from(digit - b'0'))?;
        number.checked_mul(10)?.checked_add(digit)
    };
    (!digits.is_empty()).then(|| digits.iter().try_fold(0, add)).flatten()
}

/// The alignments in bytes that a data layout states: of integers and of real numbers, each with its width.
struct Alignments {
    ints: Vec<(u32, u64)>,
    floats: Vec<(u32, u64)>,
}

impl Alignments {
    fn parse(layout: &str) -> Alignments {
        let mut found = Alignments { ints: Vec::new(), floats: Vec::new() };
        for entry in layout.as_bytes().split(|&byte| byte == b'-') {
            let (list, numbers) = match entry {
                [b'i', rest @ ..] => (&mut found.ints, rest),
                [b'f', rest @ ..] => (&mut found.floats, rest),
                _ => continue,
            };
            let mut numbers = numbers.split(|&byte| byte == b':').map(number);
            if let (Some(Some(width)), Some(Some(bits))) = (numbers.next(), numbers.next()) {
                list.push((width, u64::from(bits) / 8));
            }
        }
        found
    }

    fn of(list: &[(u32, u64)], width: u32) -> u64 {
        let stated = list.iter().find(|(of, _)| *of == width).map(|&(_, align)| align);
        stated.unwrap_or_else(|| u64::from(width.div_ceil(8)).next_power_of_two())
    }
}

/// The sizes of a module's types, by number.
pub(crate) struct Sizes(Vec<Size>);

impl Sizes {
    pub(crate) fn new(m: &Module) -> Sizes {
        let alignments = Alignments::parse(&m.data_layout);
        let mut known: Vec<Option<Size>> = vec![None; m.types.len()];
        let mut open = vec![false; m.types.len()];
        // Parts come before what they are part of, but for those of structures with a name.
        let mut work = Vec::new();
        for first in 0..m.types.len() as u32 {
            work.push(first);
            while let Some(&id) = work.last() {
                let at = id as usize;
                let waits = known.get(at).is_some_and(Option::is_none)
                    && !std::mem::replace(&mut open[at], true)
                    && push_parts(m.ty(id), &known, &open, &mut work);
                if waits {
                    continue;
                }
                work.pop();
                if known.get(at).is_some_and(Option::is_none) {
                    known[at] = Some(size(m.ty(id), &alignments, &known));
                }
            }
        }
        Sizes(known.into_iter().map(Option::unwrap_or_default).collect())
    }

    fn of(&self, ty: u32) -> Size {
        self.0.get(ty as usize).copied().unwrap_or_default()
    }

    /// The bytes that a value takes in an array.
    pub(crate) fn alloc(&self, ty: u32) -> u64 {
        self.of(ty).alloc()
    }

    /// The bytes that a store of a value writes.
    pub(crate) fn store(&self, ty: u32) -> u64 {
        self.of(ty).store
    }

    /// Where a field of a structure begins.
    pub(crate) fn field(&self, m: &Module, ty: u32, field: usize) -> u64 {
        let Ty::Struct { fields, packed, .. } = m.ty(ty) else { return 0 };
        let mut at = 0u64;
        for (number, &part) in fields.iter().enumerate() {
            let size = self.of(part);
            at = up(at, if *packed { 1 } else { size.align });
            if number == field {
                return at;
            }
            at = at.saturating_add(size.alloc());
        }
        at
    }
}

/// Puts the parts of a type that are to be known first on the list; whether there are any.
fn push_parts(ty: &Ty, known: &[Option<Size>], open: &[bool], work: &mut Vec<u32>) -> bool {
    let before = work.len();
    let mut push = |part: u32| {
        let at = part as usize;
        if known.get(at).is_some_and(Option::is_none) && !open[at] {
            work.push(part);
        }
    };
    match ty {
        Ty::Array { elem, .. } | Ty::Vector { elem, .. } => push(*elem),
        Ty::Struct { fields, .. } => fields.iter().copied().for_each(push),
        _ => {}
    }
    work.len() > before
}

/// The size of a type whose parts are known. A structure that is a part of itself has no size there.
fn size(ty: &Ty, alignments: &Alignments, known: &[Option<Size>]) -> Size {
    let part = |id: u32| known.get(id as usize).copied().flatten().unwrap_or_default();
    let float = |width: u32| Size::of(u64::from(width / 8), Alignments::of(&alignments.floats, width));
    match ty {
        Ty::Half => float(16),
        Ty::Float => float(32),
        Ty::Double => float(64),
        Ty::Int(width) => Size::of(u64::from(width.div_ceil(8)), Alignments::of(&alignments.ints, *width)),
        Ty::Pointer { .. } => Size::of(POINTER, POINTER),
        Ty::Array { len, elem } => {
            let elem = part(*elem);
            Size::of(elem.alloc().saturating_mul(*len), elem.align)
        }
        Ty::Vector { len, elem } => {
            // DXIL's vectors are aligned as their elements.
            let elem = part(*elem);
            Size::of(elem.alloc().saturating_mul(*len), elem.align)
        }
        Ty::Struct { fields, packed, .. } => {
            let (mut at, mut align) = (0u64, 1);
            for &field in fields {
                let field = part(field);
                let own = if *packed { 1 } else { field.align.max(1) };
                align = align.max(own);
                at = up(at, own).saturating_add(field.alloc());
            }
            Size::of(up(at, align), align)
        }
        Ty::Void | Ty::Label | Ty::Metadata | Ty::Other(_) | Ty::Opaque { .. } | Ty::Function { .. } => {
            Size::default()
        }
    }
}
